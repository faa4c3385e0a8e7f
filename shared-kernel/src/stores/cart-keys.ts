/** The cart with what this store view knows of its products. */
export const CART_KEY = 'cart/current-cart';
/** The operations alone, which all store views share. */
export const OPERATIONS_KEY = 'shared-cart/operations';
