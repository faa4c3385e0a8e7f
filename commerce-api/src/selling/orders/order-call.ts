import type { OrderRequest } from '@pasaz/kernel/contract/order';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Principal } from '../../platform/http/route.ts';
import type { CartServices } from '../cart/quote.ts';

export interface OrderServices extends CartServices {
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
