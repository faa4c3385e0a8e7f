import { nextIdle } from '@pasaz/kernel/device/idle';
import { startTransition, useEffect, useState } from 'react';

/** The shell shows a page as it was left until React has built it again (decision 63): then nothing of it may be missing. */
const isShownAsLeft = () => globalThis.document?.getElementById('content')?.hidden === true;

/** Whether the page has been idle since hydration: time for what the HTML of 50 products goes without. */
export function useIsIdle(): boolean {
	const [isIdle, setIdle] = useState(isShownAsLeft);
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
