/** Characters of a search term; the back end refuses more. */
export const LONGEST_TERM = 200;
