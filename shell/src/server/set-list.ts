import { integrityOf } from '@pasaz/delivery/integrity';
import { type PackageName, type PlacedVersion, placedIn, type Release } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { ReleaseKeys } from '@pasaz/delivery/signature';
import type { Context } from 'hono';
import { remotesAddress } from '../composition/remote.ts';
import { remoteOf } from '../render/client-files.ts';
import type { SetFiles } from '../routing/worker-set.ts';
import { sendText } from './brotli.ts';

interface SetList {
	/** JSON. */
	text: string;
	/** False where a release cannot be read just now, so that nobody keeps the list. */
	isWhole: boolean;
}

export interface SetListOptions {
	store: ReleaseStore;
	keys?: ReleaseKeys | undefined;
}

interface ListedRelease {
	name: PackageName;
	placed: PlacedVersion;
	/** Missing where it cannot be read. */
	release: Release | undefined;
}

/** The releases of a set that is in the store, whether it is shown or was; `undefined` for any other. */
async function releasesOf(id: string, { store, keys }: SetListOptions): Promise<ListedRelease[] | undefined> {
	const set = await store.findSet(id).catch(() => undefined);
	if (!set) return;
	const found = placedIn(set).map(async ([name, placed]) => {
		const release = await store.findPlaced(name, placed, keys).catch(() => undefined);
		return { name, placed, release };
	});
	return Promise.all(found);
}

async function listRemotes(id: string, options: SetListOptions): Promise<SetList | undefined> {
	const slices = (await releasesOf(id, options))?.filter(({ name }) => name !== 'shell');
	const remotes = slices?.flatMap(({ release }) => release && remoteOf(release));
	return remotes && { text: JSON.stringify(remotes.filter(Boolean)), isWhole: remotes.every(Boolean) };
}

/** The code that outlines slices is for their teams, and comes when it is asked for. */
const isForShoppers = (file: string) =>
	file.startsWith('web/') && !file.startsWith('web/outline.') && !file.endsWith('.br');

/** Lists all files of a set that a shopper's browser may need, the list of its slices among them. */
export async function listFiles(id: string, options: SetListOptions): Promise<SetList | undefined> {
	const releases = await releasesOf(id, options);
	const remotes = await listRemotes(id, options);
	if (!releases || !remotes) return;
	const files = releases.flatMap(({ name, placed, release }) => {
		const published = Object.entries(release?.files ?? {});
		const web = published.filter(([file]) => isForShoppers(file));
		return web.map(([file, about]) => [`/releases/${name}/${placed.version}/${file}`, about] as const);
	});
	const list = Buffer.from(remotes.text);
	const ofRemotes = { bytes: list.byteLength, integrity: integrityOf(list) };
	const all: SetFiles = { [remotesAddress(id)]: ofRemotes, ...Object.fromEntries(files) };
	return { text: JSON.stringify(all), isWhole: remotes.isWhole && releases.every(({ release }) => release) };
}

/** Answers `/releases/sets/{id}.json` and `/releases/sets/{id}.files.json`. */
export function createSetLists(options: SetListOptions) {
	return async (context: Context): Promise<Response> => {
		const [, id = '', ofFiles] = /^(.*?)(\.files)?\.json$/.exec(context.req.param('file') ?? '') ?? [];
		const list = await (ofFiles ? listFiles(id, options) : listRemotes(id, options));
		if (!list) return context.notFound();
		const cacheControl = list.isWhole ? 'public, max-age=31536000, immutable' : 'no-store';
		return sendText(context, list.text, { 'content-type': 'application/json', 'cache-control': cacheControl });
	};
}
