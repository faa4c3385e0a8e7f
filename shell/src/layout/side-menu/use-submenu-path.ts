import { useEffect, useState } from 'react';
import { POP_DELAY, pop, stepBack, stepInto, TOP } from './submenu-path.ts';

/** Where in the menu a shopper is; at the top again when it is opened anew. */
export function useSubmenuPath(isOpen: boolean) {
	const [path, setPath] = useState(TOP);
	const [wasOpen, setWasOpen] = useState(isOpen);
	if (isOpen !== wasOpen) {
		setWasOpen(isOpen);
		if (isOpen) setPath(TOP);
	}
	useEffect(() => {
		if (path.urls.length === path.depth) return;
		const timer = setTimeout(() => setPath(pop), POP_DELAY);
		return () => clearTimeout(timer);
	}, [path]);
	return {
		path,
		stepInto: (url: string) => setPath((now) => stepInto(now, url)),
		stepBack: () => setPath(stepBack),
	};
}
