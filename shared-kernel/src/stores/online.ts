import { atom, onMount, type ReadableAtom } from 'nanostores';

const $flag = atom(true);
export const $online: ReadableAtom<boolean> = $flag;

onMount($flag, () => {
	if (typeof window === 'undefined') return;
	const follow = () => $flag.set(navigator.onLine);
	follow();
	const listening = new AbortController();
	addEventListener('online', follow, listening);
	addEventListener('offline', follow, listening);
	return () => listening.abort();
});
