/** How the cart is kept in step with its server's; the names are vue-storefront's. Docs: `docs/specification.md`, part 13. */
export const CART_SETTINGS = {
	/** Cart sync. */
	synchronize: true,
	/** A new connection merges at once in place of only comparing. */
	serverMergeByDefault: true,
	/** Where device and server differ, the device counts unless the server may remove or modify its lines. A back end that keeps operations needs neither. */
	serverSyncCanRemoveLocalItems: false,
	serverSyncCanModifyLocalItems: false,
	/** Guest carts that are opened in place of one that was refused, until one succeeds. */
	maxCartBypassAttempts: 1,
};
