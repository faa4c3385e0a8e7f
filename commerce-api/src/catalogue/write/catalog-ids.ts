import type { Database } from '../../platform/database/database.ts';
import { insertAll } from '../../platform/database/large-lists.ts';
import { catalogIds } from '../../platform/database/schema/catalog.ts';

type IdKind = 'product' | 'category' | 'attribute' | 'option' | 'tag' | 'page' | 'block' | 'cms-node' | 'size-table';

/** The id that a key had in an earlier import, or else the next free one. */
export type IdOf = (kind: IdKind, key: string) => number;

/** Lower ids have a meaning: categories 1 and 2 are the root of the tree and the shop. */
const FIRST_ID: Partial<Record<IdKind, number>> = { category: 3 };

export interface Ids {
	idOf: IdOf;
	save(): Promise<void>;
}

export async function loadIds(db: Database): Promise<Ids> {
	const known = new Map<string, number>();
	const last = new Map<string, number>();
	for (const { kind, key, id } of await db.select().from(catalogIds)) {
		known.set(`${kind} ${key}`, id);
		last.set(kind, Math.max(last.get(kind) ?? 0, id));
	}
	const added: { kind: string; key: string; id: number }[] = [];

	const idOf: IdOf = (kind, key) => {
		const name = `${kind} ${key}`;
		const existing = known.get(name);
		if (existing !== undefined) return existing;
		const id = Math.max((last.get(kind) ?? 0) + 1, FIRST_ID[kind] ?? 1);
		known.set(name, id);
		last.set(kind, id);
		added.push({ kind, key, id });
		return id;
	};
	return { idOf, save: () => insertAll(db, catalogIds, added) };
}
