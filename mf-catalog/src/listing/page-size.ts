/** Products of a page (rule 6.2). */
export const PAGE_SIZE = 50;
/** Pages that one search answers at most: a list grows no further, so that all of it can be had again on the way back. */
export const MOST_PAGES = 10;
