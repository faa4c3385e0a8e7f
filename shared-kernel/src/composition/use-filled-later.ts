import { startTransition, useEffect, useState } from 'react';
import { nextIdle } from '../device/idle.ts';
import { useWasServed } from './use-was-served.ts';

/**
 * For a part that nobody sees in the first frame of a page: where the shopper came by a link, it is built once the page is shown.
 * `fill` builds it at once.
 */
export function useFilledLater(mayWait: () => boolean = () => true) {
	const wasServed = useWasServed();
	const [isFilled, setFilled] = useState(() => wasServed || !mayWait());
	useEffect(() => {
		if (!isFilled) void nextIdle().then(() => startTransition(() => setFilled(true)));
	}, [isFilled]);
	return { isFilled, fill: () => setFilled(true) };
}
