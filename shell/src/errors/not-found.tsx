import { data } from 'react-router';

/** Gives the answer its status; `PageError` shows it. */
export async function notFoundLoader(): Promise<never> {
	throw data(null, { status: 404 });
}

/** Never rendered: the loader always throws. */
export function NotFound() {
	return null;
}
