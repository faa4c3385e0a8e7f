import { startTransition, useEffect, useState } from 'react';
import { nextIdle } from '../device/idle.ts';

/**
 * For a part that nobody sees in the first frame of a page that the shopper came to by a link: it is built once the page is
 * shown, if it `mayWait`. What the server rendered may not. `fill` builds it at once.
 */
export function useFilledLater(mayWait: () => boolean) {
	const [isFilled, setFilled] = useState(() => !mayWait());
	useEffect(() => {
		if (!isFilled) void nextIdle().then(() => startTransition(() => setFilled(true)));
	}, [isFilled]);
	return { isFilled, fill: () => setFilled(true) };
}
