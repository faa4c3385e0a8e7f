import type { Collection } from '@pasaz/kernel/device/storage/collection';
import { openCollection } from '@pasaz/kernel/device/storage/storage';
import * as z from 'zod/mini';
import type { Resolution, ResolvePath } from '../routing/resolve-path.ts';

/** ms; as long as a page of the catalogue may be kept. */
const FRESH = 86_400_000;

const Known = z.object({
	at: z.number(),
	found: z.union([
		z.object({ path: z.string(), name: z.string(), params: z.record(z.string(), z.string()) }),
		z.object({ path: z.string(), movedTo: z.string() }),
	]),
});

interface Deps {
	lookUp: ResolvePath;
	collection: Collection;
	now: () => number;
}

function keyOf(path: string) {
	return path.replace(/(.)\/$/, '$1');
}

function isLasting(found: Resolution) {
	return !('movedTo' in found) || found.code !== 302;
}

/**
 * Remembers what paths stand for: in memory, on the device, and only then asks. What is older than a day is asked for again, and
 * used where nobody answers, as without network. That nothing answers to a path, or that it leads elsewhere for the time being, is
 * never remembered: it may be otherwise tomorrow.
 */
export function knownPaths({ lookUp, collection, now }: Deps): ResolvePath {
	const asked = new Map<string, Promise<Resolution | null>>();

	async function ask(path: string): Promise<Resolution | null> {
		const known = Known.safeParse(await collection.get(keyOf(path))).data;
		if (known && now() - known.at < FRESH) return known.found;
		try {
			const found = await lookUp(path);
			if (found && isLasting(found)) await collection.set(keyOf(path), { at: now(), found });
			else if (known) await collection.remove(keyOf(path));
			return found;
		} catch (error) {
			if (known) return known.found;
			throw error;
		}
	}
	/** Once for all who ask at the same time. */
	return (path) => {
		const asking = asked.get(path) ?? ask(path).finally(() => asked.delete(path));
		asked.set(path, asking);
		return asking;
	};
}

/** With this device's memory. */
export function knownPathsOfDevice(lookUp: ResolvePath): ResolvePath {
	return knownPaths({ lookUp, collection: openCollection('url'), now: Date.now });
}
