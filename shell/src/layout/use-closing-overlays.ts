import { $overlay, closeOverlay } from '@pasaz/kernel/stores/overlays';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** An overlay belongs to the page over which it was opened; only the question to log in again outlives it. */
export function useClosingOverlays(): void {
	const { key } = useLocation();
	const { state } = useNavigation();
	// `key` and `state` are not used but followed: a page that is asked for, then one that is shown
	useEffect(() => {
		if ((key || state) && $overlay.get() !== 'sign-up') closeOverlay();
	}, [key, state]);
}
