/** How this shop treats carts (second document, sections 5 and 9). Amounts are gross grosze. */
export const CART_RULES = {
	askBeforeRemoving: true,
	allowOutOfStock: true,
	allowZeroPrice: false,
	freeShippingFrom: 300_00,
} as const;
