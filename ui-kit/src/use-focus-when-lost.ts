import { type RefObject, useEffect, useRef } from 'react';
import { takeFocus } from './take-focus.ts';

/** Moves the focus to `target` when a change of `subject` has taken away what had it. */
export function useFocusWhenLost(target: RefObject<HTMLElement | null>, subject: unknown, take = takeFocus): void {
	const before = useRef(subject);
	useEffect(() => {
		if (subject !== before.current) take(target.current);
		before.current = subject;
	}, [target, subject, take]);
}
