import type { StoreView } from '@pasaz/kernel/contract/store-view';

type StoredSettings = NonNullable<StoreView['cart']>;
/** What the shell shows of the cart is its own business. */
type Own = Omit<StoredSettings, 'minicartCountType'>;
type CartSettings = Required<Omit<Own, 'externalCheckout'>> & Pick<Own, 'externalCheckout'>;

/** Settings of rules 1.17, 13.10 and 13.27; the names are vue-storefront's. */
const DEFAULTS: CartSettings = {
	synchronize: true,
	/** Whether a new connection merges at once in place of only comparing. */
	serverMergeByDefault: true,
	/** Whether the server is asked about stock before a product goes into the cart and when the cart is opened. */
	synchronizeStock: true,
	/** Whether the server's items count where those of the device differ. A back end that keeps operations needs neither. */
	serverSyncCanRemoveLocalItems: false,
	serverSyncCanModifyLocalItems: false,
	/** Guest carts that are opened in place of one that was refused, until one succeeds. */
	maxCartBypassAttempts: 1,
	/** Whether a product may be in the cart whose stock nobody knows. */
	allowOutOfStockInCart: true,
	askBeforeRemoveProduct: true,
	/** Whether orders that were made offline are sent without asking. */
	automaticTransmission: false,
};

/** Address at which another system takes the order of this cart; undefined where the shop does. Its `{cartId}` is the server's cart. */
export function externalCheckout(storeView: Pick<StoreView, 'cart'>, cartId: string | null): string | undefined {
	return cartSettings(storeView).externalCheckout?.replace('{cartId}', encodeURIComponent(cartId ?? ''));
}

/** Whether the shop takes the orders itself, rather than another system. */
export function takesOrders({ cart }: Pick<StoreView, 'cart'>): boolean {
	return cart?.externalCheckout === undefined;
}

export function cartSettings({ cart }: Pick<StoreView, 'cart'>): CartSettings {
	return { ...DEFAULTS, ...cart };
}
