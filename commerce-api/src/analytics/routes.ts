import { eventLog, eventStats, facebookConversionLog, googleAnalyticsLog } from '@pasaz/kernel/contract/analytics';
import type { Route } from '../http/route.ts';

/**
 * Checks and accepts the statistics that shoppers agreed to, and keeps nothing of them: a merchant's back end passes them on to
 * whoever evaluates them.
 */
export function analyticsRoutes(route: Route): void {
	for (const endpoint of [facebookConversionLog, googleAnalyticsLog, eventLog, eventStats]) route(endpoint, () => true);
}
