import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { watch } from 'chokidar';
import type { Mode } from '../build.ts';
import { type Edit, openLiveBuilds } from '../live-builds.ts';
import { isStandaloneSlice, packagesIn, sourceFolder } from '../packages.ts';
import { setWith } from '../publish.ts';
import type { PackageName } from '../release.ts';
import { packageNamed, present, publisherOf } from './commands.ts';
import { type DevProxy, openDevProxy } from './dev-proxy.ts';
import { type Flags, UsageError } from './flags.ts';
import type { CliSettings } from './settings.ts';

/** ms without a further edit before a build begins. */
const QUIET_TIME = 30;
/** An editor's own files beside these are none of a package. */
const SOURCE = /^\.(tsx?|css|json|avif|jpg|png|svg|webp|woff2)$/;
const PORT = 4400;

/** Folders whose files are built into packages; the kernel is built into the shell. */
function watchedFolders(root: string, names: readonly PackageName[]): string[] {
	const shared = isStandaloneSlice(root) ? [] : ['ui-kit', 'shared-kernel'].map((folder) => join(root, folder));
	return [...names.map((name) => sourceFolder(root, name)), ...shared]
		.map((folder) => join(folder, 'src'))
		.filter((folder) => existsSync(folder));
}

/** Calls back with all edits once they have come to rest, and never while a call is under way. Resolves when it watches. */
function onEdits(folders: readonly string[], build: (edits: Edit[]) => Promise<void>): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	let building = Promise.resolve();
	let edits: Edit[] = [];
	const watcher = watch([...folders], { ignoreInitial: true });
	watcher.on('all', (event, file) => {
		if (!SOURCE.test(extname(file))) return;
		edits.push({ file, isNewOrGone: event !== 'change' });
		clearTimeout(timer);
		timer = setTimeout(() => {
			building = building.then(() => {
				const all = edits;
				edits = [];
				return build(all);
			});
		}, QUIET_TIME);
	});
	return new Promise((resolve) => watcher.once('ready', resolve));
}

export interface Development {
	settings: CliSettings;
	names: readonly PackageName[];
	mode: Mode;
	port: number;
	/** @throws with what is missing in the sources, before they are built */
	check?: () => Promise<void>;
}

/** Packages that are built by an edit: a kernel that has changed comes with the shell. */
function namesFor(root: string, names: readonly PackageName[]) {
	const kernel = join(root, 'shared-kernel') + sep;
	let all = names;
	return (edits: readonly Edit[]) => {
		if (edits.some(({ file }) => file.startsWith(kernel)) && !all.includes('shell')) all = ['shell', ...all];
		return all;
	};
}

/** The shop renders the pages of these packages on its server, for nobody else. @returns the address */
export async function openDevelopment({ settings, names, mode, port, check }: Development): Promise<string> {
	const { secret, shop, root, store } = settings;
	if (!secret) throw new UsageError('RELEASE_SECRET signs what the shop is asked for');
	const publisher = publisherOf(settings);
	let announce: DevProxy['announce'] = () => {};
	const onCompiled = (name: PackageName, hash: string) => announce({ [name]: hash });
	const live = openLiveBuilds({ root, store, mode, signing: settings, onCompiled });
	const namesOf = namesFor(root, names);
	const build = async (edits: readonly Edit[]) => {
		const [versions] = await Promise.all([live.build(namesOf(edits), edits), check?.()]);
		const { id } = await setWith(publisher, (await present(settings)).shown, versions);
		return id;
	};
	let set = Promise.resolve(await build([]));
	const proxy = await openDevProxy({ shop: new URL(shop), secret, set: () => set, outputOf: live.outputOf, port });
	announce = proxy.announce;
	await onEdits(watchedFolders(root, names), async (edits) => {
		const former = await set;
		const began = performance.now();
		set = build(edits).then(
			(built) => {
				console.log(`Built in ${Math.round(performance.now() - began)} ms`);
				return built;
			},
			(error: unknown) => {
				console.error(error instanceof Error ? error.message : error);
				return former;
			},
		);
		await set;
	});
	return proxy.url;
}

/** `pasaz dev mf-product`: a slice in a shop that runs already. */
export async function dev(settings: CliSettings, given: string[], flags: Flags): Promise<void> {
	const lone = isStandaloneSlice(settings.root);
	if (given.length === 0 && !lone) throw new UsageError('Which package? Such as mf-product');
	const names = lone ? await packagesIn(settings.root) : given.map(packageNamed);
	const port = Number(flags.port ?? PORT);
	const url = await openDevelopment({ settings, names, mode: 'production', port });
	console.log(`${url} is ${settings.shop} with what is here`);
}
