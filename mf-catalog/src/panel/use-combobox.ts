import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Suggestion } from './suggestion.ts';

/** Next index for an arrow key among `count` choices; -1 is the field, between the last and the first. */
export function nextChoice(key: string, from: number, count: number): number | null {
	if (count === 0) return null;
	if (key === 'ArrowDown') return from + 1 < count ? from + 1 : -1;
	if (key === 'ArrowUp') return from < 0 ? count - 1 : from - 1;
	return null;
}

/** @param term while the suggestions for it are fetched, those of the term before are shown, of which none may be chosen by Enter */
export function useCombobox(suggestions: readonly Suggestion[], term: string, onChoose: () => void) {
	const [active, setActive] = useState(-1);
	const navigate = useNavigate();
	useEffect(() => setActive(-1), [suggestions, term]);
	const onKeyDown = (event: KeyboardEvent) => {
		const chosen = suggestions[active];
		const next = nextChoice(event.key, active, suggestions.length);
		if (next !== null) {
			event.preventDefault();
			setActive(next);
		} else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
			event.preventDefault();
			onChoose();
			void navigate(chosen.href);
		}
	};
	return { active, onKeyDown };
}
