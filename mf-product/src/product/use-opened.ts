import type { LazyPart } from '@pasaz/kernel/composition/lazy';
import { isPlainClick } from '@pasaz/ui-kit/is-plain-click';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';

/** Opens a lazily loaded dialog from a link; when it cannot be loaded, the link is followed instead, unless its page was left. */
export function useOpened<Props>(dialog: LazyPart<ComponentType<Props>>) {
	const [Part, setPart] = useState<ComponentType<Props> | null>(null);
	const isShown = useRef(false);
	useEffect(() => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, []);
	const open = async (event: MouseEvent<HTMLAnchorElement>) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		const { href } = event.currentTarget;
		try {
			const loaded = await dialog.load();
			setPart(() => loaded);
		} catch (error) {
			console.warn('A dialog could not be loaded', error);
			if (isShown.current) location.assign(href);
		}
	};
	return { Part, open, close: () => setPart(null) };
}
