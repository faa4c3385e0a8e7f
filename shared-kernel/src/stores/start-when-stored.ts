import type { ReadableAtom } from 'nanostores';
import { firstAct, nextAct } from '../device/acts.ts';
import { idleAfterAct } from '../device/idle.ts';
import { browserArea } from '../device/storage/area.ts';
import { storedName } from '../device/storage/database.ts';
import { $online } from './online.ts';

interface StartOptions {
	keys: readonly string[];
	/** A store whose changes start it, too; leave it out if whoever changes the store starts it. */
	$store?: ReadableAtom<unknown>;
	startEmpty: () => void;
	/** Whether acts start it although nothing is stored. */
	atActs?: boolean;
	start: () => Promise<void>;
}

/** Whether the device keeps something under one of these keys. */
export function isStored(keys: readonly string[]): boolean {
	return keys.map(storedName).some((name) => browserArea.read(name) !== null);
}

/**
 * Starts a store that the device keeps. A first page does not need the code that checks and merges stored values: it is fetched
 * at once if something is stored, else when the shopper acts, another tab stores something, the store changes, or the device
 * goes online. A failed fetch is tried again at the next of these events.
 */
export async function startWhenStored(options: StartOptions): Promise<void> {
	const { keys, $store, startEmpty, start, atActs = true } = options;
	const names = keys.map(storedName);
	const waiting = new AbortController();
	let starting: Promise<void> | undefined;
	const startOnce = () => {
		starting ??= start().then(
			() => waiting.abort(),
			(error: unknown) => {
				starting = undefined;
				console.warn(`${keys.join()} cannot be kept yet`, error);
			},
		);
		return starting;
	};
	const { signal } = waiting;
	signal.addEventListener(
		'abort',
		$online.listen((isOnline) => void (isOnline && startOnce())),
	);
	// the store should be ready by the time an act has a result, but its code must not hold up what the act set off
	const startAtActs = async () => {
		await idleAfterAct(() => firstAct(signal));
		while (!signal.aborted) {
			await startOnce();
			await nextAct(signal);
		}
	};
	if (atActs) void startAtActs();
	if (isStored(keys)) return startOnce();
	startEmpty();
	browserArea.follow((where) => void ((where === null || names.includes(where)) && !signal.aborted && startOnce()));
	const unlisten = $store?.listen(() => void startOnce());
	if (unlisten) signal.addEventListener('abort', unlisten);
}
