import type { cartSync } from '@pasaz/kernel/contract/cart-sync';
import type { ResultOf } from '@pasaz/kernel/contract/endpoint';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isAmong } from '../../platform/database/large-lists.ts';
import { cartItems } from '../../platform/database/schema/sales.ts';
import type { Services } from '../../platform/database/services.ts';
import { sellablesOf, toServerItem } from './carts.ts';
import { markChanged } from './change-cart.ts';
import { lineKeyOf } from './choose-bundle.ts';
import { countAdds, foldedBeside, type LineRow, lockLines, opsOf, saveLines } from './line-rows.ts';
import { mergeLines, type NamedLine, type RefusedLine, rememberedOf, type SentLine } from './merge-lines.ts';
import { findSellables, type SellableServices } from './sellable.ts';

type SyncServices = SellableServices & Services;
type SyncAnswer = ResultOf<typeof cartSync>;

/** Additions that are the work of a call; shoppers make a handful on a line. */
const ADDITIONS_PER_CALL = 200;

/** As how many calls more a sync counts against the limit of an address, by what the cart has and what is sent (rule 25.25). */
export async function additionalWeight(db: Database, cartId: string, sent: readonly SentLine[]): Promise<number> {
	const adds = sql`(select count(*) from jsonb_object_keys(${cartItems.ops} -> 'adds'))`;
	const [kept] = await db
		.select({ adds: sql<number>`coalesce(sum(${adds}), 0)::int` })
		.from(cartItems)
		.where(eq(cartItems.cartId, cartId));
	return Math.floor(((kept?.adds ?? 0) + countAdds(sent)) / ADDITIONS_PER_CALL);
}

export async function syncCart(services: SyncServices, cartId: string, sent: readonly SentLine[]): Promise<SyncAnswer> {
	const named = await nameLines(services, sent);
	const { lines, removed, refused } = await services.db.transaction((tx) => merge(tx, services, { cartId, named }));
	return {
		items: await liveItems(services, lines, named),
		removed: removed.map((row) => ({
			...{ sku: row.sku, ops: opsOf(row) },
			...(row.productOption && { product_option: row.productOption }),
		})),
		refused,
	};
}

/** A product that is not sold any more still has a line, so that this can be removed. */
async function nameLines(services: SyncServices, sent: readonly SentLine[]): Promise<NamedLine[]> {
	const wishes = sent.map(({ sku, product_option }) => ({ sku, productOption: product_option }));
	const products = await findSellables(services, wishes);
	return sent.map((line, index) => {
		const product = products[index];
		const { sku, product_option: productOption } = line;
		const { lineKey, ...named } = product ?? { lineKey: lineKeyOf({ sku, productOption }), sku, productOption };
		return {
			...{ sent: line, product, lineKey, ops: line.ops },
			...{ sku: named.sku, productOption: named.productOption ?? null },
		};
	});
}

interface Merging {
	cartId: string;
	named: readonly NamedLine[];
}

interface MergedCart {
	lines: LineRow[];
	removed: LineRow[];
	refused: RefusedLine[];
}

async function merge(tx: Database, services: SyncServices, { cartId, named }: Merging): Promise<MergedCart> {
	const rows = await lockLines(tx, cartId);
	const { changed, refused } = mergeLines(rows, named);
	const saved = await saveLines(tx, cartId, foldedBeside(rows, changed));
	if (saved.length > 0) await markChanged(tx, cartId, services.storefront.view);
	const all = [...new Map([...rows, ...saved].map((row) => [row.id, row])).values()];
	const gone = all.filter(({ qty }) => qty === 0);
	const removed = rememberedOf(gone, services.now());
	await forget(
		tx,
		gone.filter((row) => !removed.includes(row)),
	);
	return { lines: all.filter(({ qty }) => qty > 0), removed, refused };
}

async function forget(tx: Database, rows: LineRow[]): Promise<void> {
	if (rows.length === 0) return;
	const ids = rows.map(({ id }) => id);
	await tx.delete(cartItems).where(isAmong(cartItems.id, ids));
}

/** Most lines are those that were sent, whose products are known by now. */
async function liveItems(
	services: SyncServices,
	lines: readonly LineRow[],
	named: readonly NamedLine[],
): Promise<SyncAnswer['items']> {
	const products = new Map(named.map(({ lineKey, product }) => [lineKey, product]));
	const others = lines.filter(({ lineKey }) => !products.has(lineKey));
	const found = await sellablesOf(services, others);
	others.forEach(({ lineKey }, index) => {
		products.set(lineKey, found[index]);
	});
	return lines.flatMap((row) => {
		const product = products.get(row.lineKey);
		if (!product) return [];
		return [{ ...toServerItem(row.cartId, { itemId: row.id, qty: row.qty, product }), ops: opsOf(row) }];
	});
}
