import { collectGarbage } from '../collect-garbage.ts';
import { type Flags, wholeNumber } from './flags.ts';
import type { CliSettings } from './settings.ts';
import { advise, openSets } from './shop.ts';

const NOTHING_REMOVED = ': a set may be open there, so nothing is removed. --without-shop goes on, if no shell runs';

/** Removes releases that nobody is shown any more. @throws {NoShop} if one of the shells cannot be asked what is open there */
export async function gc(settings: CliSettings, _: string[], flags: Flags): Promise<void> {
	const { sets = '20', days = '14', 'without-shop': isAlone = false } = flags;
	const inUse = isAlone ? [] : await openSets(settings).catch(advise(NOTHING_REMOVED));
	const removed = await collectGarbage(settings.store, {
		sets: wholeNumber('sets', sets),
		days: wholeNumber('days', days),
		inUse,
	});
	for (const path of removed) console.log(`Removed ${path}`);
	if (removed.length === 0) console.log('There is nothing to remove');
}
