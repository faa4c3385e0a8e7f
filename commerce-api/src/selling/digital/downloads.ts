import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { downloads } from '../../platform/database/schema/digital.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { newToken } from '../../platform/tokens.ts';
import { isPaidDownload } from './awaited-files.ts';

export type DownloadRow = typeof downloads.$inferSelect;

const DAY_MS = 86_400_000;
const LIFE_MS = 30 * DAY_MS;
const TIMES = 5;

export type BoughtFile = Pick<DownloadRow, 'orderUuid' | 'itemId' | 'sku' | 'file'>;

/** Lets the shopper fetch files that are paid; once for each. @returns those that the shopper could not fetch before */
export async function grantDownloads(tx: Database, files: readonly BoughtFile[], now: Date): Promise<DownloadRow[]> {
	if (files.length === 0) return [];
	const expiresAt = new Date(now.getTime() + LIFE_MS);
	const rows = files.map((file) => ({ ...file, key: newToken(), left: TIMES, expiresAt }));
	return tx.insert(downloads).values(rows).onConflictDoNothing().returning();
}

/** Files of an order that are gone become those that came in their place, with their links and how often they can be fetched. */
export async function followRenamed(tx: Database, orderUuid: string, present: readonly BoughtFile[]): Promise<void> {
	const ofOrder = eq(downloads.orderUuid, orderUuid);
	const granted = await tx.select().from(downloads).where(ofOrder).orderBy(asc(downloads.id));
	for (const [itemId, files] of Map.groupBy(present, (file) => file.itemId)) {
		const known = granted.filter((row) => row.itemId === itemId);
		const gone = known.filter((row) => files.every(({ file }) => file !== row.file));
		const added = files.filter(({ file }) => known.every((row) => row.file !== file));
		for (const [index, { id }] of gone.entries()) {
			const file = added[index]?.file;
			if (file !== undefined) await tx.update(downloads).set({ file }).where(eq(downloads.id, id));
		}
	}
}

export async function fetchedItems(db: Database, orderUuid: string): Promise<Set<number>> {
	const files = await db.select().from(downloads).where(eq(downloads.orderUuid, orderUuid));
	return new Set(files.filter(({ left }) => left < TIMES).map(({ itemId }) => itemId));
}

/** Files that the shopper may fetch: of paid lines, unless the shopper has withdrawn from all their pieces. */
export function openDownloads(db: Database, which: SQL): Promise<DownloadRow[]> {
	return db
		.select(getTableColumns(downloads))
		.from(downloads)
		.innerJoin(orderItems, eq(orderItems.id, downloads.itemId))
		.innerJoin(orders, eq(orders.uuid, orderItems.orderUuid))
		.where(and(isPaidDownload(), which))
		.orderBy(asc(downloads.id));
}

export function downloadPath({ id, key }: DownloadRow, until: Date): string {
	const seconds = Math.floor(until.getTime() / 1000);
	return `/api/download/${id}/${seconds}/${signature(key, id, seconds)}`;
}

function signature(key: string, id: number, seconds: number): string {
	return createHmac('sha256', key).update(`${id}.${seconds}`).digest('base64url');
}

export interface DownloadLink {
	id: number;
	seconds: number;
	signature: string;
}

/** The file that a link opens now; undefined for a forged or old link, and for a file that is not the shopper's any more. */
export async function findDownload(db: Database, link: DownloadLink, now: Date): Promise<DownloadRow | undefined> {
	const { id, seconds } = link;
	const [row] = await openDownloads(db, eq(downloads.id, id));
	if (!row || seconds * 1000 <= now.getTime() || row.expiresAt <= now) return undefined;
	const [given, right] = [Buffer.from(link.signature), Buffer.from(signature(row.key, id, seconds))];
	return given.length === right.length && timingSafeEqual(given, right) ? row : undefined;
}

/**
 * A withdrawal has the order locked, so that it either finds the count or leaves nothing to fetch.
 * @returns false when it was fetched as often as it may be, or was withdrawn from just now
 */
export async function countDownload(db: Database, { id, orderUuid }: DownloadRow): Promise<boolean> {
	return db.transaction(async (tx) => {
		await tx.select({ uuid: orders.uuid }).from(orders).where(eq(orders.uuid, orderUuid)).for('share');
		const isIt = eq(downloads.id, id);
		if ((await openDownloads(tx, isIt)).length === 0) return false;
		const [counted] = await tx
			.update(downloads)
			.set({ left: sql`${downloads.left} - 1` })
			.where(and(isIt, gt(downloads.left, 0)))
			.returning();
		return counted !== undefined;
	});
}
