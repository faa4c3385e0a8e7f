import { afterEach, expect, it, vi } from 'vitest';
import { dateDocument } from './date-document.ts';
import { shownRecord } from './page-record.fake.ts';
import { createPageRecords } from './page-records.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

afterEach(() => void vi.restoreAllMocks());

function dated({ transferSize, sent }: { transferSize: number; sent: number | undefined }) {
	const serverTiming = [
		{ name: 'cache', duration: 0 },
		{ name: 'sent', duration: sent ?? 0 },
	];
	const entry = { name: 'https://brzask.example/ona?page=2#list', entryType: 'navigation', startTime: 0, duration: 0 };
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
		Object.assign({ ...entry, toJSON: () => ({}) }, { transferSize, serverTiming: sent ? serverTiming : [] }),
	]);
	const records = createPageRecords({
		fetchRecord: async () => shownRecord(),
		isOnline: () => true,
		now: () => NOW,
	});
	records.add('/ona?page=2', shownRecord());
	dateDocument(records);
	return records.kept('/ona?page=2')?.at;
}

it.each([
	['the browser had kept', { transferSize: 0, sent: NOW - HOUR }, NOW - HOUR],
	['has just come', { transferSize: 300, sent: NOW - HOUR }, NOW],
	['comes from a server whose clock is ahead', { transferSize: 0, sent: NOW + HOUR }, NOW],
	['says nothing of when it was sent', { transferSize: 0, sent: undefined }, NOW],
])('dates the record of a document that %s (21.14)', (_, how, expected) => {
	expect(dated(how)).toBe(expected);
});
