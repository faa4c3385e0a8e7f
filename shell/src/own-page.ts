/** The only page that the shell itself brings. */
export const ERROR_PAGE = 'shell/error-page';
