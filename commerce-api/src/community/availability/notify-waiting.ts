import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { senderIn, toMail } from '../../platform/mail/letter.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { addressIn, type Shop } from '../../platform/store-views.ts';
import { awaitedProducts } from './awaited-products.ts';
import { backLetter } from './letters.ts';

/**
 * Writes to everybody who waits for something that can be had now, and ends their waiting in the same transaction: nobody is
 * notified twice. The job `back-in-stock` calls it, which whatever raises a stock leaves in the outbox.
 */
export async function notifyWaiting(db: Database, shop: Shop): Promise<void> {
	const available = db
		.select({ id: products.id })
		.from(products)
		.where(and(eq(products.isInStock, true), eq(products.status, 1)));
	await db.transaction(async (tx) => {
		const waiting = await tx
			.delete(availabilitySubscriptions)
			.where(inArray(availabilitySubscriptions.productId, available))
			.returning();
		for (const [storeCode, own] of Map.groupBy(waiting, (each) => each.storeCode)) {
			await enqueue(tx, await lettersIn(tx, own, { shop, storeCode }));
		}
	});
}

interface WaitingShopper {
	productId: number;
	email: string;
}

async function lettersIn(
	tx: Database,
	waiting: WaitingShopper[],
	{ shop, storeCode }: { shop: Shop; storeCode: string },
) {
	const about = await awaitedProducts(tx, [...new Set(waiting.map(({ productId }) => productId))], storeCode);
	const sender = senderIn(shop.storeViews, storeCode);
	return waiting.flatMap(({ productId, email }) => {
		const product = about.get(productId);
		if (!product) return [];
		const letter = backLetter(sender.language, { ...product, url: addressIn(shop, storeCode, product.path) });
		return { kind: 'mail' as const, mail: toMail(email, letter, sender) };
	});
}
