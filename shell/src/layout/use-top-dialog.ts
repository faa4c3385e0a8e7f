import { useEffect, useState } from 'react';

/** Orders open modal dialogs with the last opened at the end; `changed` are those that have just opened or closed. */
function modalDialogs(before: readonly Element[], changed: readonly Element[]): Element[] {
	const others = before.filter((dialog) => !changed.includes(dialog));
	return [...others, ...new Set(changed)].filter((dialog) => dialog.matches('dialog:modal'));
}

function elementsIn(changes: readonly MutationRecord[]): Element[] {
	return changes.flatMap(({ target }) => (target instanceof Element ? [target] : []));
}

/** The top modal dialog of the page. @param onOpen called when one opens, also above another; must be stable */
export function useTopDialog(onOpen: () => void): Element | null {
	const [dialogs, setDialogs] = useState<readonly Element[]>([]);
	useEffect(() => {
		const observer = new MutationObserver((changes) => {
			const changed = elementsIn(changes);
			if (changed.some((dialog) => dialog.matches('dialog:modal'))) onOpen();
			setDialogs((before) => modalDialogs(before, changed));
		});
		observer.observe(document, { subtree: true, attributeFilter: ['open'] });
		return () => observer.disconnect();
	}, [onOpen]);
	return dialogs.at(-1) ?? null;
}
