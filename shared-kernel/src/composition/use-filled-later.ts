import { startTransition, useEffect, useState } from 'react';
import { nextIdle } from '../device/idle.ts';

/** Builds a part once the page is shown, if it `mayWait`; what the server rendered may not. `fill` builds it at once. */
export function useFilledLater(mayWait: () => boolean) {
	const [isFilled, setFilled] = useState(() => !mayWait());
	useEffect(() => {
		if (!isFilled) void nextIdle().then(() => startTransition(() => setFilled(true)));
	}, [isFilled]);
	return { isFilled, fill: () => setFilled(true) };
}
