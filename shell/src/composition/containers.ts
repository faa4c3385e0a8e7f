import type { Remote } from './remote.ts';

/** What the entry of a slice leaves in the page, as the build makes it. */
interface Container {
	init: (scope: object) => unknown;
	/** @param key such as `./home-page` */
	get: <Module>(key: string) => Promise<() => Module>;
}

/** The build replaces both: the first fills the scope with what the shell shares. */
declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { default: object };

const remotes = new Map<string, Remote>();
const containers = new Map<string, Promise<Container>>();

/** Names the slices of this release set; no manifest is needed. */
export function registerSlices(slices: readonly Remote[]): void {
	for (const remote of slices) remotes.set(remote.name, remote);
}

/** Runs an entry with the hash from the document; one without a hash is refused. */
function runEntry({ entry, integrity }: Remote): Promise<void> {
	if (!integrity) throw new Error(`${entry} has no hash`);
	return new Promise((resolve, reject) => {
		const script = document.createElement('script');
		Object.assign(script, { src: entry, crossOrigin: 'anonymous', integrity });
		script.onload = () => resolve();
		script.onerror = () => reject(new Error(`${entry} cannot be fetched`));
		document.head.append(script);
	});
}

async function openContainer(name: string): Promise<Container> {
	const remote = remotes.get(name);
	if (!remote) throw new Error(`${name} is not part of this release set`);
	await runEntry(remote);
	const container: Container = Reflect.get(window, name);
	await __webpack_init_sharing__('default');
	await container.init(__webpack_share_scopes__.default);
	return container;
}

/** Opens each container once, and again after a failure. */
function containerOf(name: string): Promise<Container> {
	const opened = containers.get(name) ?? openContainer(name);
	containers.set(name, opened);
	opened.catch(() => containers.delete(name));
	return opened;
}

/** Takes an exposed module out of its slice, such as `mf_catalog/home-page`. */
export async function takeExposed<Module>(name: string): Promise<Module> {
	const [slice = '', key] = name.split('/');
	const container = await containerOf(slice);
	const make = await container.get<Module>(`./${key}`);
	return make();
}
