/** The element that the root layout keeps for announcements. */
export const ANNOUNCER = 'page-announcer';
