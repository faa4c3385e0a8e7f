import { beginningOfCanary, readHistory } from '../history.ts';
import { folderOf, packagesIn } from '../packages.ts';
import { type Changes, canaryChanges, move, type Publisher, publishChanges, showAgain } from '../publish.ts';
import { PackageName } from '../release.ts';
import type { Present } from '../verify-move.ts';
import { existingSet, finish, packageNamed, publisherOf, SET_ID } from './commands.ts';
import { type Flags, UsageError } from './flags.ts';
import type { CliSettings } from './settings.ts';

/** Shows to everybody this team's own canary, the one of packages that are named, or a set. */
export async function promote(settings: CliSettings, given: string[], flags: Flags): Promise<void> {
	const [first = '', ...others] = given;
	if (SET_ID.test(first) && others.length === 0) await promoteSet(settings, first);
	else await promoteCanary(settings, given.map(packageNamed), publisherOf(settings, flags));
}

async function promoteSet(settings: CliSettings, id: string): Promise<void> {
	const publisher = publisherOf(settings);
	const moved = await move(publisher, async (present) => {
		const set = await existingSet(settings, id);
		return id === present.shown?.id ? undefined : showAgain(publisher, present, { set, why: 'promote' });
	});
	await finish(settings, moved);
}

async function promoteCanary(settings: CliSettings, names: PackageName[], publisher: Publisher): Promise<void> {
	const moved = await publishChanges(publisher, (present) => chosen(settings, present, names), 'promote');
	await finish(settings, moved);
}

/** @throws {UsageError} where a package must be named, or has no canary */
async function chosen(settings: CliSettings, present: Present, names: PackageName[]): Promise<Changes> {
	const tried = canaryChanges(present);
	const all = Object.keys(tried).map((name) => PackageName.parse(name));
	if (all.length === 0) throw new UsageError('There is no canary; a set is named as pasaz status does');
	if (names.length === 0) await assertOwn(settings, present, all);
	const other = names.find((name) => !all.includes(name));
	if (other) throw new UsageError(`There is no canary of ${folderOf(other)}, but of ${all.map(folderOf).join(', ')}`);
	const own = names.length > 0 ? names : all;
	return Object.fromEntries(own.map((name) => [name, tried[name]]));
}

/** @throws {UsageError} if somebody else began the canary, or it has packages that are not here */
async function assertOwn(settings: CliSettings, { serial }: Present, names: readonly PackageName[]): Promise<void> {
	const begunBy = beginningOfCanary(await readHistory(settings), serial)?.by;
	const here = await packagesIn(settings.root);
	if (begunBy === settings.by && names.every((name) => here.includes(name))) return;
	const folders = names.map(folderOf);
	throw new UsageError(
		`The canary is that of ${folders.join(', ')} by ${begunBy}: pasaz promote ${folders.join(' ')} shows it to everybody`,
	);
}
