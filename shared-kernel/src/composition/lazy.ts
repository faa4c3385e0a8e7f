import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { firstAct, nextAct } from '../device/acts.ts';
import { idleAfterAct, pageShown, untilAnswered } from '../device/idle.ts';
import { loadTexts } from '../i18n/loaded-texts.ts';
import { startWhenStored } from '../stores/start-when-stored.ts';

export async function withTexts<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
	const loaded = await load();
	await loadTexts(document.documentElement.lang);
	return loaded;
}

export interface LazyPart<Loaded> {
	$loaded: ReadableAtom<Loaded | null>;
	when: LoadTrigger;
	/** Fetches the code and its texts once. @throws if that fails; the next call tries again */
	load: () => Promise<Loaded>;
}

/**
 * `act`: at the shopper's first act, whose answer needs the part. `answered`: when that act has been answered. `needed`: when a
 * component has something to show.
 */
type LoadTrigger = 'act' | 'answered' | 'needed';

export function lazyPart<Loaded>(
	fetchPart: () => Promise<Loaded>,
	{ when = 'answered' }: { when?: LoadTrigger } = {},
): LazyPart<Loaded> {
	const $loaded = atom<Loaded | null>(null);
	let loading: Promise<Loaded> | undefined;
	const load = async () => {
		try {
			loading ??= withTexts(fetchPart);
			const loaded = await loading;
			$loaded.set(loaded);
			return loaded;
		} catch (error) {
			loading = undefined;
			throw error;
		}
	};
	return { $loaded, when, load };
}

interface LazyOptions {
	isNeeded?: boolean;
	/** Called when loading fails; the shopper's next act tries again. */
	onMissing?: () => void;
}

async function untilTriggered(when: LoadTrigger, signal: AbortSignal): Promise<void> {
	await idleAfterAct(() => firstAct(signal));
	if (when === 'answered') await untilAnswered();
}

/** Loads a part when its trigger says so. @returns null until then; React builds what nobody waits for in slices */
export function useLazy<Loaded>(
	part: LazyPart<Loaded>,
	{ isNeeded = false, onMissing }: LazyOptions = {},
): Loaded | null {
	const loaded = useStore(part.$loaded, { ssr: 'initial' });
	const builtInSlices = useDeferredValue(loaded);
	const isHere = loaded !== null;
	useEffect(() => {
		if (isHere || (part.when === 'needed' && !isNeeded)) return;
		const gone = new AbortController();
		const fetchPart = async () => {
			// code that is run before the first frame of its page holds that up
			await (isNeeded ? pageShown() : untilTriggered(part.when, gone.signal));
			while (!gone.signal.aborted) {
				try {
					await part.load();
					return;
				} catch (error) {
					console.warn('A part of the page failed to load', error);
					if (!gone.signal.aborted) onMissing?.();
				}
				await nextAct(gone.signal);
			}
		};
		void fetchPart();
		return () => gone.abort();
	}, [part, isHere, isNeeded, onMissing]);
	return isNeeded ? loaded : builtInSlices;
}

export function useHasActed(): boolean {
	const [hasActed, setHasActed] = useState(false);
	useEffect(() => {
		const gone = new AbortController();
		void untilTriggered('answered', gone.signal).then(() => startTransition(() => setHasActed(true)));
		return () => gone.abort();
	}, []);
	return hasActed;
}

const waiting = new WeakSet<object>();

type StorageKeys = string | readonly string[];

/** Waits once for each part, however many components show it, because its listeners stay until the part is loaded. */
export async function loadWhenStored<Loaded>(part: LazyPart<Loaded>, key: StorageKeys, atActs = true): Promise<void> {
	if (part.$loaded.get() || waiting.has(part)) return;
	waiting.add(part);
	const start = async () => void (await part.load());
	await startWhenStored({ keys: [key].flat(), startEmpty: () => {}, atActs, start });
}

/** Loads a part that shows stored data once something is stored under `key`; also at acts, which may store it, unless `atActs` is false. */
export function useLazyWhenStored<Loaded>(
	part: LazyPart<Loaded>,
	key: StorageKeys,
	{ atActs = true }: { atActs?: boolean } = {},
): Loaded | null {
	const loaded = useStore(part.$loaded, { ssr: 'initial' });
	useEffect(() => void loadWhenStored(part, key, atActs), [part, key, atActs]);
	return loaded;
}
