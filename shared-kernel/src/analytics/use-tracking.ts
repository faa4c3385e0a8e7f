import { useEffect, useRef } from 'react';
import type { AnalyticsEvent } from './events.ts';
import { track } from './track.ts';

/** Tracks a page once it is shown, and again when `key` changes: the sku, or the path and query of a list; null for not yet. */
export function useTracking(key: string | null, event: () => AnalyticsEvent): void {
	const latest = useRef(event);
	latest.current = event;
	useEffect(() => {
		if (key !== null) track(latest.current());
	}, [key]);
}
