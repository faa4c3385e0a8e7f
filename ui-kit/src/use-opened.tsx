import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { type ComponentType, type MouseEvent, useState } from 'react';

/** A dialog that is fetched when its link is followed; where it cannot be had, the link leads where it always does. */
export function useOpened<Props>(load: () => Promise<ComponentType<Props>>) {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null);
	const open = async (event: MouseEvent<HTMLAnchorElement>) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const { href } = event.currentTarget;
		try {
			const loaded = await load();
			await loadTexts(document.documentElement.lang);
			setPart(() => loaded);
		} catch (error) {
			console.warn('A dialog cannot be had', error);
			location.assign(href);
		}
	};
	return { Part, open, close: () => setPart(null) };
}
