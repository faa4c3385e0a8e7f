import { useState, useSyncExternalStore } from 'react';

/** For `dangerouslySetInnerHTML` of an element that keeps what the server rendered into it. */
export const KEPT = { __html: '' };
const never = () => () => {};

/** Whether this part of the page came from the server. */
export function useWasServed(): boolean {
	const isHydrating = useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
	const [wasServed] = useState(isHydrating);
	return wasServed;
}
