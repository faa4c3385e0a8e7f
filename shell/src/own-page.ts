/** The shell's own page, beside those of the slices. */
export const ERROR_PAGE = 'shell/error-page';
