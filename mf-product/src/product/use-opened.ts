import type { LazyPart } from '@pasaz/kernel/composition/lazy';
import { type ComponentType, type MouseEvent, useState } from 'react';

/** A dialog that is fetched when its link is followed; where it cannot be had, the link leads where it always does. */
export function useOpened<Props>(dialog: LazyPart<ComponentType<Props>>) {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null);
	const open = async (event: MouseEvent<HTMLAnchorElement>) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		const { href } = event.currentTarget;
		try {
			const loaded = await dialog.load();
			setPart(() => loaded);
		} catch (error) {
			console.warn('A dialog cannot be had', error);
			location.assign(href);
		}
	};
	return { Part, open, close: () => setPart(null) };
}
