import type { ResultOf } from '@pasaz/kernel/contract/endpoint';
import { toAmount } from '@pasaz/kernel/domain/money';
import { and, asc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { adminInvoices } from '../../../platform/admin-order-contract.ts';
import type { Database } from '../../../platform/database/database.ts';
import { corrections, invoices, orders } from '../../../platform/database/schema/sales.ts';
import type { Services } from '../../../platform/database/services.ts';
import { correctionNumber, invoiceNumber } from '../../../platform/document-numbers.ts';
import { adminPage, type PageRange } from '../../../platform/http/page-of.ts';
import type { Route } from '../../../platform/http/route.ts';
import { startOfDay } from '../../../platform/shop-time.ts';
import type { TaxShare } from '../../cart/taxes.ts';
import type { OrderItemRow, OrderRow } from '../../order-rows.ts';
import { orderTaxes, shownTaxes } from '../order-sums.ts';
import { itemsOf } from '../require-order.ts';
import { type CorrectionRow, correctedTaxes } from './corrections.ts';

export function adminInvoiceRoutes(route: Route, { db }: Services): void {
	route(adminInvoices, ({ query: { from, to, ...paging } }) => {
		const issued = issuedIn(db, (at) =>
			and(from ? gte(at, startOfDay(from)) : undefined, to ? lt(at, startOfDay(to, 1)) : undefined),
		);
		return adminPage(paging, { count: db.$count(issued), find: (range) => findDocuments(db, issued, range) });
	});
}

/** The invoices and corrections of a span of time, which are counted and read in one. */
function issuedIn(db: Database, isIn: (issuedAt: PgColumn) => SQL | undefined) {
	const ofInvoices = db
		.select({
			orderUuid: invoices.orderUuid,
			issuedAt: invoices.issuedAt,
			serial: invoices.serial,
			correctionId: sql<number | null>`null::integer`.as('correction_id'),
		})
		.from(invoices)
		.where(isIn(invoices.issuedAt));
	const ofCorrections = db
		.select({
			orderUuid: corrections.orderUuid,
			issuedAt: corrections.issuedAt,
			serial: corrections.serial,
			correctionId: sql<number | null>`${corrections.id}`.as('correction_id'),
		})
		.from(corrections)
		.where(isIn(corrections.issuedAt));
	return unionAll(ofInvoices, ofCorrections).as('issued');
}

async function findDocuments(db: Database, issued: ReturnType<typeof issuedIn>, { size, start }: PageRange) {
	const rows = await db
		.select()
		.from(issued)
		.orderBy(asc(issued.issuedAt), sql`${issued.correctionId} nulls first`, asc(issued.serial))
		.limit(size)
		.offset(start);
	const saleOf = await readSales(db, [...new Set(rows.map(({ orderUuid }) => orderUuid))]);
	return rows.flatMap(({ orderUuid, correctionId }): IssuedDocument[] => {
		const sale = saleOf.get(orderUuid);
		if (!sale) return [];
		return correctionId === null ? [ofInvoice(sale)] : ofCorrection(sale, correctionId);
	});
}

type IssuedDocument = ResultOf<typeof adminInvoices>[number];

/** What the documents of an order are about. */
interface Sale {
	order: OrderRow;
	invoice: typeof invoices.$inferSelect;
	items: OrderItemRow[];
	/** In the order of their issue. */
	corrections: CorrectionRow[];
}

/** All that the documents of some orders are about, by the orders' uuids. */
async function readSales(db: Database, uuids: string[]): Promise<Map<string, Sale>> {
	const isAmong = inArray(corrections.orderUuid, uuids);
	const sold = await db
		.select({ order: orders, invoice: invoices })
		.from(invoices)
		.innerJoin(orders, eq(orders.uuid, invoices.orderUuid))
		.where(inArray(orders.uuid, uuids));
	const items = await itemsOf(
		db,
		sold.map(({ order }) => order),
	);
	const corrected = await db.select().from(corrections).where(isAmong).orderBy(asc(corrections.id));
	const ofOrder = Map.groupBy(corrected, ({ orderUuid }) => orderUuid);
	return new Map(
		sold.map(({ order, invoice }) => {
			const own = { order, invoice, items: items.get(order.uuid) ?? [], corrections: ofOrder.get(order.uuid) ?? [] };
			return [order.uuid, own] as const;
		}),
	);
}

function ofInvoice({ order, invoice, items }: Sale): IssuedDocument {
	const names = { number: invoiceNumber(invoice), correction_id: null, corrects: null };
	return { kind: 'invoice', ...names, ...soldIn(order, invoice.issuedAt), ...totalsOf(orderTaxes(order, items)) };
}

function ofCorrection({ order, invoice, items, corrections: all }: Sale, correctionId: number): IssuedDocument[] {
	const index = all.findIndex(({ id }) => id === correctionId);
	const correction = all[index];
	if (!correction) return [];
	const taxes = correctedTaxes({ order, items, earlier: all.slice(0, index), correction });
	const lowered = taxes.map(({ percent, gross, net }) => ({ percent, gross: -gross, net: -net }));
	const names = {
		number: correctionNumber(correction),
		correction_id: correction.id,
		corrects: invoiceNumber(invoice),
	};
	return [{ kind: 'correction', ...names, ...soldIn(order, correction.issuedAt), ...totalsOf(lowered) }];
}

function soldIn({ number, currency }: Sale['order'], issuedAt: Date) {
	return { order_number: number, issued_at: issuedAt.toISOString(), currency };
}

function totalsOf(shares: readonly TaxShare[]) {
	const gross = shares.reduce((sum, share) => sum + share.gross, 0);
	const net = shares.reduce((sum, share) => sum + share.net, 0);
	return { gross: toAmount(gross), net: toAmount(net), tax: toAmount(gross - net), taxes: shownTaxes(shares) };
}
