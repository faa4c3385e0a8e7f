import { $overlay, closeOverlay } from '@pasaz/kernel/stores/overlays';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';

/** State of a navigation that asks once more for the page that could not be shown: what lies over it stays. */
export const AGAIN = 'again';

/** An overlay belongs to the page over which it was opened; only the question to log in again outlives it. */
export function useClosingOverlays(): void {
	const shown = useLocation();
	const { state, location } = useNavigation();
	const asked = location ?? shown;
	const address = createPath(asked);
	const before = useRef(address);
	// `key` and `state` are not used but followed: a page that is asked for, then one that is shown
	useEffect(() => {
		const isAgain = asked.state === AGAIN && address === before.current;
		before.current = address;
		if ((shown.key || state) && !isAgain && $overlay.get() !== 'sign-up') closeOverlay();
	}, [shown.key, state, asked.state, address]);
}
