/** Products per page (rule 6.2). */
export const PAGE_SIZE = 50;
/** Pages in one search. A list grows no further, so that one search restores it when the shopper comes back. */
export const MAX_PAGES = 10;
