import { eq } from 'drizzle-orm';
import { isVirtualType } from '../../catalogue/product-types.ts';
import type { Database } from '../../platform/database/database.ts';
import { orderItems } from '../../platform/database/schema/sales.ts';
import type { OrderRow } from '../order-rows.ts';
import { putBackOnShelf, takeFromShelf } from './shelves.ts';
import { type Demand, giveBackStock, takeStock } from './stock.ts';

interface Pieces {
	sku: string;
	qty: number;
	isVirtual: boolean;
}

/** Pieces by where they are: what is fetched in a showroom is on its shelf, all else in the warehouse. */
export interface Goods {
	warehouse: Demand;
	shelf: Demand;
	showroom: string | undefined;
}

function sorted(pieces: readonly Pieces[], showroom: string | undefined): Goods {
	const goods: Goods = { warehouse: new Map(), shelf: new Map(), showroom };
	for (const { sku, qty, isVirtual } of pieces) {
		const demand = showroom === undefined || isVirtual ? goods.warehouse : goods.shelf;
		demand.set(sku, (demand.get(sku) ?? 0) + qty);
	}
	return goods;
}

export interface MadeLine {
	qty: number;
	product: { components: readonly { sku: string; qty: number; type: string }[] };
}

export function goodsOfLines(lines: readonly MadeLine[], showroom: string | undefined): Goods {
	const pieces = lines.flatMap(({ qty, product }) =>
		product.components.map((part) => ({ sku: part.sku, qty: part.qty * qty, isVirtual: isVirtualType(part.type) })),
	);
	return sorted(pieces, showroom);
}

/** What an order took; a bundle's parts are items of their own. */
export async function goodsOfOrder(
	tx: Database,
	order: Pick<OrderRow, 'uuid'>,
	showroom: string | undefined,
): Promise<Goods> {
	const items = await tx.select().from(orderItems).where(eq(orderItems.orderUuid, order.uuid));
	const made = items.filter(({ productType }) => productType !== 'bundle');
	const pieces = made.map(({ sku, qty, productType }) => ({ sku, qty, isVirtual: isVirtualType(productType) }));
	return sorted(pieces, showroom);
}

/** Takes all or none. @throws Refusal 409 `out-of-stock`, or `pickup-point-unavailable` where a shelf is short */
export async function takeGoods(tx: Database, { warehouse, shelf, showroom }: Goods, now: Date): Promise<void> {
	await takeStock(tx, warehouse, now);
	if (showroom !== undefined) await takeFromShelf(tx, showroom, shelf);
}

export async function giveBackGoods(tx: Database, { warehouse, shelf, showroom }: Goods, now: Date): Promise<void> {
	await giveBackStock(tx, warehouse, now);
	if (showroom !== undefined) await putBackOnShelf(tx, showroom, shelf);
}
