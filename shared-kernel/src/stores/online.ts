import { atom, onMount, type ReadableAtom } from 'nanostores';

const $flag = atom(true);
/** Whether there is a network that answers. */
export const $online: ReadableAtom<boolean> = $flag;

let isSilent = false;

function follow(): void {
	$flag.set(navigator.onLine && !isSilent);
}

/** Says whether the network answers at all: one that swallows everything counts as none (rule 16.1). */
export function setSilent(silent: boolean): void {
	isSilent = silent;
	follow();
}

onMount($flag, () => {
	if (typeof window === 'undefined') return;
	follow();
	const listening = new AbortController();
	// another network may answer
	addEventListener('online', () => setSilent(false), listening);
	addEventListener('offline', follow, listening);
	return () => listening.abort();
});
