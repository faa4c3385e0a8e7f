import { StoreUnavailable, throwIfUnavailable } from '@pasaz/delivery/object-store';
import { placedIn, type ReleaseSet } from '@pasaz/delivery/release';
import { followJournal, NOTHING_SHOWN, type Present } from '@pasaz/delivery/verify-move';
import type { GenerationOptions } from './generation.ts';

/** Reads what is shown, and has its releases on this machine before anybody hears of it. */
export function createFollower({ store, log, config }: GenerationOptions) {
	const { releaseKeys: keys } = config;

	/** What is wrong with a release is told when its workers start. */
	async function fetchReleases(set: ReleaseSet | undefined): Promise<void> {
		await Promise.all(
			placedIn(set).map(([name, placed]) => store.findPlaced(name, placed, keys).catch(throwIfUnavailable)),
		);
	}
	/** @throws {StoreUnavailable} so that the same moves are looked at again */
	async function follow(from: Present): Promise<Present> {
		const next = await followJournal(store, from, {
			keys,
			onRefused: (err, serial) => log.error({ err, serial, security: 'refused-move' }, 'a move of releases is refused'),
		});
		if (next.serial !== from.serial) await Promise.all([fetchReleases(next.shown), fetchReleases(next.canary)]);
		return next;
	}
	/** A store that is away keeps nobody from starting with what ran last on this machine. */
	async function begin(): Promise<Present> {
		try {
			return await follow(NOTHING_SHOWN);
		} catch (error) {
			if (!(error instanceof StoreUnavailable)) throw error;
			log.error({ err: error }, 'the store of releases is away');
			return NOTHING_SHOWN;
		}
	}
	return { begin, follow };
}
