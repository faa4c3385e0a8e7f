/** How this shop treats carts (second document, sections 5 and 9). */
export const CART_RULES = { askBeforeRemoving: true, allowOutOfStock: true, allowZeroPrice: false } as const;
