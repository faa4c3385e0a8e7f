import { fetchOnce } from './fetch-once.ts';
import { fileAddress, type Remote, remotesAddress } from './remote.ts';

interface Container {
	init: (scope: object) => unknown;
	/** @param key such as `./home-page` */
	get: <Module>(key: string) => Promise<() => Module>;
}

/** The build replaces both: the first fills the scope with what the shell shares. */
declare const __webpack_init_sharing__: (scope: 'default') => unknown;
declare const __webpack_share_scopes__: { default: object };

let releaseSet = '';
const remotes = new Map<string, Remote>();
const containers = new Map<string, Promise<Container>>();

export function registerSlices(set: string, slices: readonly Remote[]): void {
	releaseSet = set;
	for (const remote of slices) remotes.set(remote.name, remote);
}

async function fetchSlices(): Promise<void> {
	const answer = await fetch(remotesAddress(releaseSet));
	if (!answer.ok) throw new Error(`The slices of ${releaseSet} cannot be fetched: ${answer.status}`);
	registerSlices(releaseSet, await answer.json());
}

/** Fetches the list of all slices of the release set, once, and again after a failure. */
export const learnSlices = fetchOnce(fetchSlices);

/** Runs an entry with the hash from the document; one without a hash is refused. */
function runEntry({ entry, integrity }: Remote): Promise<void> {
	if (!integrity) throw new Error(`${entry} has no hash`);
	return new Promise((resolve, reject) => {
		const script = document.createElement('script');
		Object.assign(script, { src: fileAddress(entry), crossOrigin: 'anonymous', integrity });
		script.onload = () => resolve();
		script.onerror = () => reject(new Error(`${entry} cannot be fetched`));
		document.head.append(script);
	});
}

async function openContainer(name: string): Promise<Container> {
	if (!remotes.has(name)) await learnSlices();
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

/** Slices whose code has been asked for. */
export function loadedSlices(): string[] {
	return [...containers.keys()];
}

/** Takes an exposed module out of its slice, such as `mf_catalog/home-page`. */
export async function takeExposed<Module>(name: string): Promise<Module> {
	const [slice = '', key] = name.split('/');
	const container = await containerOf(slice);
	const make = await container.get<Module>(`./${key}`);
	return make();
}
