/** ms until a read falls back to what the page remembers (first document, section 9). */
export const READ_LIMIT = 800;
/** ms for reading a whole collection. */
export const ITERATION_LIMIT = 2000;
/** ms that a change waits to be on the disk; it goes on being written after that. Ours. */
export const WRITE_LIMIT = 2000;
/** ms. */
export const QUOTA_CHECK_EVERY = 30_000;

export interface ErrorCounts {
	read: number;
	write: number;
}

const MOST_READ_ERRORS = 1;
const MOST_WRITE_ERRORS = 30;

/** Whether a collection is still read from and written to the disk; after too many errors the page goes on from memory. */
export function isPersistent({ read, write }: ErrorCounts): boolean {
	return read < MOST_READ_ERRORS && write < MOST_WRITE_ERRORS;
}

/** Bytes: boolean 4, character 2, number 8 (predecessor 4.5). */
export function estimateBytes(value: unknown): number {
	if (typeof value === 'boolean') return 4;
	if (typeof value === 'string') return value.length * 2;
	if (typeof value === 'number') return 8;
	if (value === null || typeof value !== 'object') return 0;
	return Object.entries(value).reduce((sum, [key, part]) => sum + key.length * 2 + estimateBytes(part), 0);
}

const PURGED_BELOW = 100;

/** The keys that go when a collection is over its quota: those numbered below 100, counted from 1. `quota` in KB. */
export function keysToPurge(entries: readonly (readonly [string, unknown])[], quota: number): string[] {
	const bytes = entries.reduce((sum, [, value]) => sum + estimateBytes(value), 0);
	if (bytes <= quota * 1024) return [];
	return entries.slice(0, PURGED_BELOW - 1).map(([key]) => key);
}
