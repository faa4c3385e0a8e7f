/** How this shop treats carts (rules 11.13, 12.2, 12.7). */
export const CART_RULES = { askBeforeRemoving: true, allowOutOfStock: true, allowZeroPrice: false } as const;
