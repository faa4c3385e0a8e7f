import type { ReadableAtom } from 'nanostores';
import { firstAct, nextAct } from '../device/acts.ts';
import { browserArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';

interface StartOptions {
	/** Collection and key of what is stored. */
	key: string;
	/** What starts by its changes, too; nothing where those who change it start it themselves. */
	$store?: ReadableAtom<unknown>;
	/** When nothing is stored. */
	startEmpty: () => void;
	/** Restores and keeps the store; what it needs is fetched then. */
	start: () => Promise<void>;
}

/**
 * Starts a store that the device keeps. What checks and merges stored values is no part of a first page: it is fetched at
 * once when there is something to restore, else when the shopper acts, another tab stores something, or the store changes. A
 * fetch that fails is tried again at the next of these.
 */
export async function startWhenStored({ key, $store, startEmpty, start }: StartOptions): Promise<void> {
	const name = storedName(key);
	const waiting = new AbortController();
	let starting: Promise<void> | undefined;
	const startOnce = () => {
		starting ??= start().then(
			() => waiting.abort(),
			(error: unknown) => {
				starting = undefined;
				console.warn(`${key} cannot be kept yet`, error);
			},
		);
		return starting;
	};
	const { signal } = waiting;
	addEventListener('online', startOnce, { signal });
	// what keeps the result of an act should be there by then
	const startAtActs = async () => {
		await firstAct(signal);
		while (!signal.aborted) {
			await startOnce();
			await nextAct(signal);
		}
	};
	void startAtActs();
	if (browserArea.read(name) !== null) return startOnce();
	startEmpty();
	browserArea.follow((where) => void ((where === null || where === name) && !signal.aborted && startOnce()));
	const unlisten = $store?.listen(() => void startOnce());
	if (unlisten) signal.addEventListener('abort', unlisten);
}
