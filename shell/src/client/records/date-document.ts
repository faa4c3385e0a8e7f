import type { PageRecords } from './page-records.ts';
import { hrefOf } from './record-loader.ts';

/**
 * Gives the record of the first page the time at which the server sent its document, where the browser took that from its own cache
 * without a question, as it does for a tab that it restores: it would count as fresh, however old it is (rule 21.14).
 */
export function dateDocument(records: PageRecords): void {
	const [opened] = performance.getEntriesByType('navigation');
	if (!opened) return;
	const { transferSize, serverTiming = [] }: Partial<PerformanceNavigationTiming> = opened;
	const sent = serverTiming.find(({ name }) => name === 'sent')?.duration;
	const href = hrefOf(new URL(opened.name));
	const kept = records.kept(href);
	if (transferSize === 0 && sent && kept) records.add(href, kept.record, Math.min(kept.at, sent));
}
