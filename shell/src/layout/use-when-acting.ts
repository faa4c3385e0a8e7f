import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { type ComponentType, useEffect, useState } from 'react';

interface Part<Props> {
	load: () => Promise<ComponentType<Props>>;
	/** There is something to show already. */
	isNeeded: boolean;
	/** It cannot be had now; the shopper's next act tries again. */
	onMissing?: () => void;
}

/** The shopper is there, and about to act. */
const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'];

/** A part of the page that nobody needs before acting: it is fetched with its texts at the shopper's first move; null until then. */
export function useWhenActing<Props>({ load, isNeeded, onMissing }: Part<Props>): ComponentType<Props> | null {
	const [fetched, setFetched] = useState<{ Part: ComponentType<Props> }>();
	useEffect(() => {
		if (fetched) return;
		const waiting = new AbortController();
		let isFetching = false;
		const fetchPart = async () => {
			if (isFetching) return;
			isFetching = true;
			try {
				const Part = await load();
				await loadTexts(document.documentElement.lang);
				setFetched({ Part });
			} catch (error) {
				console.warn('A part of the page could not be fetched', error);
				isFetching = false;
				if (!waiting.signal.aborted) onMissing?.();
			}
		};
		for (const sign of SIGNS) addEventListener(sign, fetchPart, { passive: true, signal: waiting.signal });
		if (isNeeded || 'touched' in document.documentElement.dataset) void fetchPart();
		return () => waiting.abort();
	}, [fetched, load, isNeeded, onMissing]);
	return fetched?.Part ?? null;
}
