import type { OrderRequest } from '@pasaz/kernel/contract/order';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { CartDeps } from '../cart/quote.ts';
import type { Principal } from '../http/route.ts';

export interface OrderDeps extends CartDeps {
	/** Before the number, e.g. `ORD`. */
	orderPrefix: string;
	/** Where shoppers see the shop. */
	publicUrl: string;
}

export interface OrderCall {
	request: OrderRequest;
	key: string;
	user: Principal | undefined;
	/** In whose prices and currency. */
	storeView: StoreView;
}
