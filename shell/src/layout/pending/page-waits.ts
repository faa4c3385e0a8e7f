import { atom } from 'nanostores';

/** Whether the current page waits for a part of itself and shows nothing yet. */
export const $pageWaits = atom(false);
