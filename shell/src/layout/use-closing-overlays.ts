import { $overlay, closeOverlay, RETRY } from '@pasaz/kernel/stores/overlays';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { useNextLocation } from './use-next-location.ts';

/** Closes the overlay when the page changes; only the question to log in again stays. */
export function useClosingOverlays(): void {
	const shown = useLocation();
	const { state } = useNavigation();
	const asked = useNextLocation();
	const address = createPath(asked);
	const before = useRef<string | null>(null);
	// `key` and `state` trigger the effect when a page is requested and when it is shown.
	useEffect(() => {
		// The first page changes nothing, and a tap may have opened an overlay before this effect runs.
		const isFirst = before.current === null;
		const isRetry = asked.state === RETRY && address === before.current;
		before.current = address;
		if ((shown.key || state) && !isFirst && !isRetry && $overlay.get() !== 'sign-up') closeOverlay();
	}, [shown.key, state, asked.state, address]);
}
