import type { Timer } from '@pasaz/kernel/device/clock';

/** ms that an event waits for others to go with it. */
const PATIENCE = 5000;
const MOST_IN_BATCH = 10;
/** While offline; older ones make room. */
const MOST_KEPT = 50;

export interface Batches<Entry> {
	add(entry: Entry): void;
	/** Sends what there is; `isLeaving` when the page may end at any moment. */
	flush(isLeaving?: boolean): void;
	/** Forgets what is not sent yet. */
	clear(): void;
}

interface Ports<Entry> {
	send(batch: readonly Entry[], isLeaving: boolean): void;
	timer: Pick<Timer, 'after'>;
	isOnline(): boolean;
}

/** Collects entries, in memory only, and sends them together: after a while, when there are many, or when the page is left. */
export function createBatches<Entry>({ send, timer, isOnline }: Ports<Entry>): Batches<Entry> {
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
		entries = [...entries, entry].slice(-MOST_KEPT);
		if (entries.length >= MOST_IN_BATCH) flush();
		else
			cancel ??= timer.after(PATIENCE, () => {
				cancel = null;
				flush();
			});
	}
	return { add, flush, clear };
}
