import { join } from 'node:path';
import { watch } from 'chokidar';
import { isLoneSlice, sourceFolder } from '../packages.ts';
import { signSetLink } from '../set-link.ts';
import { candidate, type Flags, packageNamed, publisherOf, UsageError } from './commands.ts';
import { openDevProxy } from './dev-proxy.ts';
import type { CliSettings } from './settings.ts';

/** ms without a further edit before a build begins. */
const QUIET_TIME = 30;
const DAY = 86_400_000;

/** Folders whose files are built into the packages. */
function watchedFolders(root: string, names: readonly string[]): string[] {
	if (isLoneSlice(root)) return [join(root, 'src')];
	return [...names.map((name) => sourceFolder(root, packageNamed(name))), join(root, 'ui-kit')].map((folder) =>
		join(folder, 'src'),
	);
}

/** Calls back once edits have come to rest, and never while a call is under way. */
function onEdits(folders: readonly string[], build: () => Promise<void>): void {
	let timer: NodeJS.Timeout | undefined;
	let building = Promise.resolve();
	watch([...folders], { ignoreInitial: true }).on('all', () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			building = building.then(build);
		}, QUIET_TIME);
	});
}

/**
 * Shows packages as their sources are, with all others as the running shop has them, at an address of this machine. The shop
 * renders their pages on its server, for nobody else.
 */
export async function dev(settings: CliSettings, names: string[], flags: Flags): Promise<void> {
	const { secret, shop } = settings;
	if (!secret) throw new UsageError('RELEASE_SECRET signs what the shop is asked for');
	const publisher = publisherOf(settings);
	const linkTo = (set: string) => signSetLink(secret, { set, expires: Date.now() + DAY });
	const build = async () => linkTo((await candidate(settings, names, publisher)).id);
	let link = await build();
	const proxy = await openDevProxy(new URL(shop), () => link, Number(flags.port ?? 4400));
	onEdits(watchedFolders(settings.root, names), async () => {
		try {
			const began = performance.now();
			link = await build();
			// the shop starts the set's workers with its first page
			await fetch(shop, { headers: { cookie: `_set=${link}` } });
			proxy.reload();
			console.log(`On the page after ${Math.round(performance.now() - began)} ms`);
		} catch (error) {
			console.error(error instanceof Error ? error.message : error);
		}
	});
	console.log(`${proxy.url} is ${shop} with what is here`);
}
