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

interface Sources {
	/** Calls back with all edits since the beginning once they have come to rest, and never while a call is under way. */
	onEdits(build: (edits: Edit[]) => Promise<void>): void;
	close(): Promise<void>;
}

/** Resolves when it watches. */
async function watchSources(folders: readonly string[]): Promise<Sources> {
	let edits: Edit[] = [];
	let onEdit = () => {};
	const watcher = watch([...folders], { ignoreInitial: true });
	watcher.on('all', (event, file) => {
		if (!SOURCE.test(extname(file))) return;
		edits.push({ file, isNewOrGone: event !== 'change' });
		onEdit();
	});
	await new Promise<void>((resolve) => watcher.once('ready', resolve));
	return {
		onEdits(build) {
			let timer: NodeJS.Timeout | undefined;
			let building = Promise.resolve();
			onEdit = () => {
				clearTimeout(timer);
				timer = setTimeout(() => {
					building = building.then(() => {
						const all = edits;
						edits = [];
						return build(all);
					});
				}, QUIET_TIME);
			};
			if (edits.length > 0) onEdit();
		},
		close: () => watcher.close(),
	};
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
	// watched before they are built for the first time, so that what is saved meanwhile is built, too
	const sources = await watchSources(watchedFolders(root, names));
	try {
		let set = Promise.resolve(await build([]));
		const proxy = await openDevProxy({ shop: new URL(shop), secret, set: () => set, outputOf: live.outputOf, port });
		announce = proxy.announce;
		sources.onEdits(async (edits) => {
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
	} catch (error) {
		await sources.close();
		throw error;
	}
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
