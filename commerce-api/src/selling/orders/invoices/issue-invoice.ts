import { desc, eq, sql } from 'drizzle-orm';
import type { Seller } from '../../../platform/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invoices } from '../../../platform/database/schema/sales.ts';
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
	/** E.g. `FV/2026/000001`. */
	number: string;
	seller: Seller;
	issuedAt: Date;
}

export async function findInvoice(db: Database, orderUuid: string): Promise<Invoice | undefined> {
	const [invoice] = await db.select().from(invoices).where(eq(invoices.orderUuid, orderUuid));
	if (!invoice) return undefined;
	const { year, serial, seller, issuedAt } = invoice;
	return { number: `FV/${year}/${String(serial).padStart(6, '0')}`, seller, issuedAt };
}
