import { atom, type ReadableAtom } from 'nanostores';
import { write } from '../stores/browser-only.ts';

const $count = atom(0);
/** Orders that wait on this device, as the slice of the cart says once it has looked. */
export const $waitingOrderCount: ReadableAtom<number> = $count;

export function setWaitingOrderCount(count: number): void {
	write($count, count);
}
