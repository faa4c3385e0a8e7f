/** Where the stars at the product's name lead. */
export const REVIEWS_ID = 'reviews';
