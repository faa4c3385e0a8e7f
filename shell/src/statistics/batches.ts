import type { Timer } from '@pasaz/kernel/device/clock';

const BATCH_DELAY = 5000;
const MAX_BATCH_SIZE = 10;
/** While offline, newer events replace the oldest. */
const MAX_QUEUED = 50;

export interface Batches<Entry> {
	add(entry: Entry): void;
	/** Sends the entries at once; `isLeaving` means that the page may end at any moment. */
	flush(isLeaving?: boolean): void;
	clear(): void;
}

interface BatchOptions<Entry> {
	send(batch: readonly Entry[], isLeaving: boolean): void;
	timer: Pick<Timer, 'after'>;
	isOnline(): boolean;
}

/** Collects entries in memory only, and sends them after a while, when there are many, or when the page is left. */
export function createBatches<Entry>({ send, timer, isOnline }: BatchOptions<Entry>): Batches<Entry> {
	let entries: Entry[] = [];
	let cancel: (() => void) | null = null;

	function clear() {
		cancel?.();
		cancel = null;
		entries = [];
	}
	function flush(isLeaving = false) {
		if (entries.length === 0 || !isOnline()) return;
		const batch = entries;
		clear();
		send(batch, isLeaving);
	}
	function add(entry: Entry) {
		entries = [...entries, entry].slice(-MAX_QUEUED);
		if (entries.length >= MAX_BATCH_SIZE) flush();
		else
			cancel ??= timer.after(BATCH_DELAY, () => {
				cancel = null;
				flush();
			});
	}
	return { add, flush, clear };
}
