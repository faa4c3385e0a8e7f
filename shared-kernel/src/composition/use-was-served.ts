import { useState, useSyncExternalStore } from 'react';

/** For `dangerouslySetInnerHTML` of an element that keeps what the server rendered into it. */
export const KEPT = { __html: '' };
const never = () => () => {};

/** Whether React is taking over what the server rendered, and not rendering anew. */
export function useIsHydrating(): boolean {
	return useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
}

export function useWasServed(): boolean {
	const isHydrating = useIsHydrating();
	const [wasServed] = useState(isHydrating);
	return wasServed;
}
