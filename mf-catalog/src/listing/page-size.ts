/** Products per page (rule 6.2). */
export const PAGE_SIZE = 50;
/** Pages that a list grows to on its page, so that few records restore it when the shopper comes back. */
export const MAX_PAGES = 10;
