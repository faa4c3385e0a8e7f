import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Seller } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invoices, orderStates } from '../../../platform/database/schema/sales.ts';
import { invoiceNumber } from '../../../platform/document-numbers.ts';
import { yearOf } from '../../../platform/shop-time.ts';

/** Any number that no other advisory lock of the shop has. */
const NUMBERING_LOCK = 820_412;

/** Numbers of a year have no gaps, so one is taken at a time. */
export async function lockNumbering(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`);
}

interface Issued {
	orderUuid: string;
	seller: Seller;
	at: Date;
}

/** Issues an order's invoice, once. */
export async function issueInvoice(tx: Database, { orderUuid, seller, at }: Issued): Promise<void> {
	await lockNumbering(tx);
	const year = yearOf(at);
	const ofYear = eq(invoices.year, year);
	const [last] = await tx.select().from(invoices).where(ofYear).orderBy(desc(invoices.serial)).limit(1);
	const serial = (last?.serial ?? 0) + 1;
	await tx.insert(invoices).values({ orderUuid, year, serial, seller, issuedAt: at }).onConflictDoNothing();
}

export interface Invoice {
	number: string;
	seller: Seller;
	issuedAt: Date;
	/** When it was paid, or handed to the courier who is paid for it: the invoice may have been issued later. */
	soldAt: Date;
}

export async function findInvoice(db: Database, orderUuid: string): Promise<Invoice | undefined> {
	const isSold = and(eq(orderStates.orderUuid, invoices.orderUuid), inArray(orderStates.state, ['paid', 'sent']));
	const [found] = await db
		.select({ invoice: invoices, soldAt: orderStates.at })
		.from(invoices)
		.leftJoin(orderStates, isSold)
		.where(eq(invoices.orderUuid, orderUuid))
		.orderBy(asc(orderStates.at))
		.limit(1);
	if (!found) return undefined;
	const { seller, issuedAt } = found.invoice;
	return { number: invoiceNumber(found.invoice), seller, issuedAt, soldAt: found.soldAt ?? issuedAt };
}
