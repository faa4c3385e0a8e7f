import { useEffect, useRef } from 'react';
import type { AnalyticsEvent } from './events.ts';
import { track } from './track.ts';

/** Tracks a page view, and another one when `key` changes (a sku, or a list's path and query). A null key tracks nothing yet. */
export function useTracking(key: string | null, event: () => AnalyticsEvent): void {
	const latest = useRef(event);
	latest.current = event;
	useEffect(() => {
		if (key !== null) track(latest.current());
	}, [key]);
}
