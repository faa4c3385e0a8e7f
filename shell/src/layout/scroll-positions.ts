/** The router stores scroll positions under this key for the visit. */
export const SCROLL_POSITIONS = 'shop/scroll-positions';
