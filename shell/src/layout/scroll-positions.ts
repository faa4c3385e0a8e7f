/** Where the router notes scroll positions for the time of the visit. */
export const SCROLL_POSITIONS = 'shop/scroll-positions';
