import type { Collection } from '@pasaz/kernel/device/storage/collection';
import { openCollection } from '@pasaz/kernel/device/storage/storage';
import * as z from 'zod/mini';
import type { Resolution, ResolvePath } from '../routing/resolve-path.ts';

/** ms; the same as for a page of the catalogue. */
const KEPT_FOR = 86_400_000;

const KnownPath = z.object({
	at: z.number(),
	found: z.union([
		z.object({ path: z.string(), name: z.string(), params: z.record(z.string(), z.string()) }),
		z.object({ path: z.string(), movedTo: z.string() }),
	]),
});

interface KnownPathsOptions {
	lookUp: ResolvePath;
	collection: Collection;
	now: () => number;
}

function keyOf(path: string) {
	return path.replace(/(.)\/$/, '$1');
}

function isPermanent(found: Resolution) {
	return !('movedTo' in found) || found.code !== 302;
}

/**
 * Looks a path up on the device first. An entry that is older than a day serves only when the lookup fails, as it does without
 * network. A path without a page and a temporary redirect are not remembered, because they may change tomorrow.
 */
export function knownPaths({ lookUp, collection, now }: KnownPathsOptions): ResolvePath {
	const pending = new Map<string, Promise<Resolution | null>>();

	async function ask(path: string): Promise<Resolution | null> {
		const known = KnownPath.safeParse(await collection.get(keyOf(path))).data;
		if (known && now() - known.at < KEPT_FOR) return known.found;
		try {
			const found = await lookUp(path);
			if (found && isPermanent(found)) await collection.set(keyOf(path), { at: now(), found });
			else if (known) await collection.remove(keyOf(path));
			return found;
		} catch (error) {
			if (known) return known.found;
			throw error;
		}
	}
	// Callers at the same time share one lookup.
	return (path) => {
		const asking = pending.get(path) ?? ask(path).finally(() => pending.delete(path));
		pending.set(path, asking);
		return asking;
	};
}

export function knownPathsOfDevice(lookUp: ResolvePath): ResolvePath {
	return knownPaths({ lookUp, collection: openCollection('url'), now: Date.now });
}
