/** Limit for one product in one cart or order; apart from the schemas, because a first page reckons with it. */
export const MAX_PIECES = 999;
