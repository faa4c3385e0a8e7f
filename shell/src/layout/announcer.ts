/** The root layout keeps this element for announcements to screen readers. */
export const ANNOUNCER = 'page-announcer';
