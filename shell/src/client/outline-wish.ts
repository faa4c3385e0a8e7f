const FIELD = '_slices';
const KEY = 'shop/slices';

/** Whether somebody wants the slices of this tab outlined: `?_slices` begins, `?_slices=off` ends it. */
export function isOutlineRequested(): boolean {
	const field = new URLSearchParams(location.search).get(FIELD);
	if (field === 'off') sessionStorage.removeItem(KEY);
	else if (field !== null) sessionStorage.setItem(KEY, 'on');
	return sessionStorage.getItem(KEY) !== null;
}
