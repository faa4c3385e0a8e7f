import { placedIn } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { ReleaseKeys } from '@pasaz/delivery/signature';
import type { Context } from 'hono';
import { remoteOf } from '../render/client-files.ts';

export interface SetList {
	/** JSON: the slices of the set with the addresses and hashes of their entries. */
	text: string;
	/** False where a release cannot be read just now, so that nobody keeps the list. */
	isWhole: boolean;
}

interface SetListOptions {
	store: ReleaseStore;
	keys?: ReleaseKeys | undefined;
}

/** Lists the slices of a set that is in the store, whether it is shown or was; `undefined` for any other. */
export async function listSet(id: string, { store, keys }: SetListOptions): Promise<SetList | undefined> {
	const set = await store.findSet(id).catch(() => undefined);
	if (!set) return;
	const slices = placedIn(set).filter(([name]) => name !== 'shell');
	const releases = await Promise.all(
		slices.map(([name, placed]) => store.findPlaced(name, placed, keys).catch(() => undefined)),
	);
	const remotes = releases.flatMap((release) => release && remoteOf(release));
	return { text: JSON.stringify(remotes.filter(Boolean)), isWhole: remotes.every(Boolean) };
}

/** Answers `/releases/sets/{id}.json`. */
export function createSetLists(options: SetListOptions) {
	return async (context: Context): Promise<Response> => {
		const list = await listSet(context.req.param('file')?.replace(/\.json$/, '') ?? '', options);
		if (!list) return context.notFound();
		const cacheControl = list.isWhole ? 'public, max-age=31536000, immutable' : 'no-store';
		return context.body(list.text, 200, { 'content-type': 'application/json', 'cache-control': cacheControl });
	};
}
