import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { nextChoice } from './next-choice.ts';
import type { Suggestion } from './suggestion.ts';

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
