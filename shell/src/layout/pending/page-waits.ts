import { atom } from 'nanostores';

/** Whether a page that has come waits for a part of itself, and shows nothing yet. */
export const $pageWaits = atom(false);
