import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** What there was before anything was sold. */
export type Opening = Map<string, number>;

export async function stockBefore(db: Database): Promise<Opening> {
	const rows = await rowsOf(db, sql`select sku, qty from stock`);
	return new Map(rows.map(({ sku, qty }) => [String(sku), Number(qty)]));
}

/**
 * What must hold after whatever happened: one order for each key, nothing oversold, sums that follow from the lines, nothing
 * half done. Each sentence in the answer is a broken promise.
 * @param acknowledged answers that shoppers have received, by key
 */
export async function audit(db: Database, opening: Opening, acknowledged: Map<string, string>): Promise<string[]> {
	const checks = [keysAndOrders(db), soldAndLeft(db, opening), sums(db), answers(db, acknowledged)];
	return (await Promise.all(checks)).flat();
}

async function keysAndOrders(db: Database): Promise<string[]> {
	const rows = await rowsOf(
		db,
		sql`select k.key, o.uuid from idempotency_keys k
			full join orders o on o.uuid::text = (k.answer::jsonb)->'result'->>'backendOrderId'
			where k.key is null or o.uuid is null
			union all
			select null, o.uuid from orders o where not exists (select from order_items i where i.order_uuid = o.uuid)`,
	);
	return rows.map((row) => `key and order do not belong together: ${JSON.stringify(row)}`);
}

/** The parts of a bundle are sold, not the bundle. */
async function soldAndLeft(db: Database, opening: Opening): Promise<string[]> {
	const rows = await rowsOf(
		db,
		sql`select s.sku, s.qty, s.manage_stock as counted, s.is_in_stock as available, coalesce(sum(i.qty), 0) as sold
			from stock s left join order_items i on i.sku = s.sku and i.product_type <> 'bundle'
			group by s.product_id`,
	);
	return rows
		.filter(({ sku, qty, counted, available, sold }) => {
			const left = Number(qty);
			if (counted !== true) return false;
			return (
				left < 0 ||
				left + Number(sold) !== opening.get(String(sku)) ||
				(left === 0 && Number(sold) > 0 && available === true)
			);
		})
		.map((row) => `sold and left do not add up: ${JSON.stringify(row)}`);
}

async function sums(db: Database): Promise<string[]> {
	const rows = await rowsOf(
		db,
		sql`select o.number, o.grand_total, sum(i.row_total) as lines from orders o
			join order_items i on i.order_uuid = o.uuid group by o.uuid
			having o.subtotal <> sum(i.row_total) or o.grand_total <> o.subtotal - o.discount + o.shipping
				or bool_or(i.row_total <> i.price * i.qty)`,
	);
	return rows.map((row) => `the sums of an order do not add up: ${JSON.stringify(row)}`);
}

async function answers(db: Database, acknowledged: Map<string, string>): Promise<string[]> {
	const rows = await rowsOf(db, sql`select key, answer from idempotency_keys`);
	const stored = new Map(rows.map(({ key, answer }) => [String(key), String(answer)]));
	return [...acknowledged]
		.filter(([key, answer]) => stored.get(key) !== answer)
		.map(([key]) => `lost: the answer for ${key}`);
}

async function rowsOf(db: Database, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
	const result: unknown = await db.execute(query);
	if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows)) return [];
	return result.rows;
}
