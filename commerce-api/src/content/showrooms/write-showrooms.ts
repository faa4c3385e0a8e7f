import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { lockCatalog, raiseVersion } from '../../catalogue/catalog-state.ts';
import { heldPieces } from '../../catalogue/write/held-pieces.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertAll } from '../../platform/database/large-lists.ts';
import { type ShowroomTexts, showroomStock, showrooms } from '../../platform/database/schema/showrooms.ts';
import { purgeTags } from '../../platform/outbox/enqueue.ts';

export interface SourceShowroom {
	document: Showroom;
	texts: ShowroomTexts;
}

export interface SourceShelf {
	showroom: string;
	sku: string;
	qty: number;
}

interface CountedShelves {
	shelves: SourceShelf[];
	now: Date;
}

/** Replaces all, in one transaction. @param counted what is in them; without it those that stay keep theirs */
export async function writeShowrooms(db: Database, source: SourceShowroom[], counted?: CountedShelves): Promise<void> {
	const slugs = new Set(source.map(({ document }) => document.slug));
	await db.transaction(async (tx) => {
		await lockCatalog(tx);
		const stock = counted ? await withoutWaiting(tx, counted) : await tx.select().from(showroomStock);
		await tx.delete(showrooms);
		await insertAll(
			tx,
			showrooms,
			source.map(({ document, texts }, position) => ({ slug: document.slug, position, document, texts })),
		);
		await insertAll(
			tx,
			showroomStock,
			stock.filter(({ showroom }) => slugs.has(showroom)),
		);
		// The map of the site is kept by this version.
		await raiseVersion(tx);
		await purgeTags(tx, ['cms:showrooms']);
	});
}

/** What can be reserved of the pieces that were counted: those that wait to be fetched are among them. */
async function withoutWaiting(tx: Database, { shelves, now }: CountedShelves): Promise<SourceShelf[]> {
	const nameOf = ({ showroom, sku }: { showroom: string | null; sku: string }) => JSON.stringify([showroom, sku]);
	const held = new Map((await heldPieces(tx, now)).map((pieces) => [nameOf(pieces), pieces.qty]));
	return shelves.map((shelf) => ({ ...shelf, qty: shelf.qty - (held.get(nameOf(shelf)) ?? 0) }));
}
