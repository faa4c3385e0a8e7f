import { nextIdle } from '@pasaz/kernel/device/idle';
import { startTransition, useEffect, useState } from 'react';

/** Whether the page has been idle since hydration: time for what the HTML of 50 products goes without. */
export function useIsIdle(): boolean {
	const [isIdle, setIdle] = useState(false);
	useEffect(() => {
		// A tile that the shopper taps at once leads away, and needs nothing more.
		let isGone = false;
		void nextIdle().then(() => !isGone && startTransition(() => setIdle(true)));
		return () => {
			isGone = true;
		};
	}, []);
	return isIdle;
}
