import { eq } from 'drizzle-orm';
import { orderItems } from '../../platform/database/schema/sales.ts';
import { type FilesBySku, ordersWithoutFiles, paidDownloads, skusOfDownloads } from '../digital/awaited-files.ts';
import { followRenamed, grantDownloads } from '../digital/downloads.ts';
import { lockOrder } from './change-state.ts';
import { filesOfLines, mailDigital } from './deliver-digital.ts';
import type { StateServices } from './state-services.ts';

const DAY_MS = 86_400_000;
/** Files that come later than this after an order are not delivered any more (rule 15.47). */
const LATE_MS = 90 * DAY_MS;

/**
 * Gives shoppers the files that were not there, or not whole, when they paid. Several processes may do it at once.
 * @throws AggregateError after all others were delivered, where a folder could not be read or an order not be delivered
 */
export async function deliverLateFiles(services: StateServices): Promise<void> {
	const { db, digital, now } = services;
	const since = new Date(now().getTime() - LATE_MS);
	const failures: unknown[] = [];
	const note = (error: unknown) => void failures.push(error);
	const files = new Map<string, string[]>();
	for (const sku of await skusOfDownloads(db, since)) {
		await digital.files.list(sku, now()).then((names) => files.set(sku, names), note);
	}
	for (const uuid of await ordersWithoutFiles(db, files, since)) await deliver(services, uuid, files).catch(note);
	if (failures.length > 0)
		throw new AggregateError(failures, `late files: ${failures.length} folders or orders failed`);
}

async function deliver(services: StateServices, uuid: string, files: FilesBySku): Promise<void> {
	await services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, uuid);
		const lines = await paidDownloads(tx, eq(orderItems.orderUuid, uuid));
		const present = filesOfLines(lines, files);
		await followRenamed(tx, uuid, present);
		const granted = await grantDownloads(tx, present, services.now());
		if (granted.length > 0) await mailDigital(tx, services, { order, cards: [], files: granted });
	});
}
