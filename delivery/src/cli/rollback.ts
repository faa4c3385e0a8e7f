import { readHistory, releaseBefore } from '../history.ts';
import type { NextMove } from '../journal.ts';
import { folderOf } from '../packages.ts';
import { type Changes, move, nextMove, type Publisher, publishChanges, showAgain } from '../publish.ts';
import type { PackageName } from '../release.ts';
import { stateBefore } from '../state-before.ts';
import type { Present } from '../verify-move.ts';
import { existingSet, finish, packageNamed, publisherOf } from './commands.ts';
import type { CliSettings } from './settings.ts';

/** Shows packages as they were before, in one move; without a name, everything as it was before the last move. */
export async function rollback(settings: CliSettings, given: string[]): Promise<void> {
	const publisher = publisherOf(settings, { 'without-rehearsal': true });
	const names = given.map(packageNamed);
	if (names.length > 0) {
		const moved = await publishChanges(publisher, () => releasesBefore(settings, names), 'rollback');
		await finish(settings, moved);
		return;
	}
	let isOfCanary = false;
	const moved = await move(publisher, async (present) => {
		const next = await undoLast(settings, publisher, present);
		isOfCanary = next.set === present.shown?.id;
		return next;
	});
	const percent = moved?.canary?.percent;
	if (isOfCanary) console.log(percent ? `The canary is shown to ${percent}% again` : 'The canary is ended');
	await finish(settings, moved);
}

/** @throws naming the one of which nothing else was shown */
async function releasesBefore(settings: CliSettings, names: readonly PackageName[]): Promise<Changes> {
	const history = await readHistory(settings);
	const changes: Changes = {};
	for (const name of names) {
		const before = releaseBefore(history, name);
		if (!before) throw new Error(`Nothing else of ${folderOf(name)} was shown before`);
		changes[name] = before.placed;
	}
	return changes;
}

/** A canary is ended, or shown to as many as before; going back begins none. */
async function undoLast(settings: CliSettings, publisher: Publisher, present: Present): Promise<NextMove> {
	const { accepted } = await readHistory(settings);
	const before = stateBefore(accepted);
	if (!before) throw new Error('Nothing else was shown before');
	if (before.set !== present.shown?.id)
		return showAgain(publisher, present, { set: await existingSet(settings, before.set), why: 'rollback' });
	const canary = before.canary?.set === present.canary?.id ? before.canary : undefined;
	return nextMove(publisher, { set: present.shown, why: 'rollback', canary });
}
