import { useStore } from '@nanostores/react';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import { firstAct, nextAct } from '../device/acts.ts';
import { loadTexts } from '../i18n/loaded-texts.ts';
import { startWhenStored } from '../stores/start-when-stored.ts';

/** Loads code, and what its texts lack in the language of the page. */
export async function withTexts<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
	const loaded = await load();
	await loadTexts(document.documentElement.lang);
	return loaded;
}

/** Code that a first page does without. */
export interface LazyPart<Loaded> {
	/** Null until it is here. */
	$loaded: ReadableAtom<Loaded | null>;
	when: LoadTrigger;
	/** Fetches it with its texts, once. @throws where it cannot be had; the next call tries again */
	load: () => Promise<Loaded>;
}

/** At the shopper's first act, or not before a component says that there is something to show. */
type LoadTrigger = 'acting' | 'needed';

export function lazyPart<Loaded>(
	fetchPart: () => Promise<Loaded>,
	{ when = 'acting' }: { when?: LoadTrigger } = {},
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
	/** There is something to show already. */
	isNeeded?: boolean;
	/** It cannot be had now; the shopper's next act tries again. */
	onMissing?: () => void;
}

/** What was loaded of a part, which is fetched when its time has come; null until it is here. */
export function useLazy<Loaded>(
	part: LazyPart<Loaded>,
	{ isNeeded = false, onMissing }: LazyOptions = {},
): Loaded | null {
	const loaded = useStore(part.$loaded, { ssr: 'initial' });
	const isHere = loaded !== null;
	useEffect(() => {
		if (isHere || (part.when === 'needed' && !isNeeded)) return;
		const gone = new AbortController();
		const fetchPart = async () => {
			if (!isNeeded) await firstAct(gone.signal);
			while (!gone.signal.aborted) {
				try {
					await part.load();
					return;
				} catch (error) {
					console.warn('A part of the page cannot be had', error);
					if (!gone.signal.aborted) onMissing?.();
				}
				await nextAct(gone.signal);
			}
		};
		void fetchPart();
		return () => gone.abort();
	}, [part, isHere, isNeeded, onMissing]);
	return loaded;
}

/** The same for a part that shows what the device keeps: it is needed where something is stored under `key`. */
export function useLazyWhenStored<Loaded>(part: LazyPart<Loaded>, key: string): Loaded | null {
	const loaded = useStore(part.$loaded, { ssr: 'initial' });
	useEffect(() => {
		if (part.$loaded.get()) return;
		const start = async () => void (await part.load());
		void startWhenStored({ key, startEmpty: () => {}, start });
	}, [part, key]);
	return loaded;
}
