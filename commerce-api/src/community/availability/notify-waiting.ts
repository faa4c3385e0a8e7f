import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { senderIn, toMail } from '../../platform/mail/letter.ts';
import { letterIn } from '../../platform/mail/letter-texts.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { addressIn, type Shop } from '../../platform/store-views.ts';
import { awaitedProducts } from './awaited-products.ts';
import { BACK } from './letters.ts';

/** Runs as the job `back-in-stock`. Deletes subscriptions in the mails' transaction: nobody is notified twice. */
export async function notifyWaiting(db: Database, shop: Shop): Promise<void> {
	const parents = alias(products, 'parents');
	const available = db
		.select({ id: products.id })
		.from(products)
		.leftJoin(parents, eq(parents.id, products.parentId))
		.where(
			// a variant is bought on its parent's page
			and(eq(products.isInStock, true), eq(products.status, 1), or(isNull(parents.id), eq(parents.status, 1))),
		);
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

type Waiting = Pick<typeof availabilitySubscriptions.$inferSelect, 'productId' | 'email'>;

async function lettersIn(tx: Database, waiting: Waiting[], { shop, storeCode }: { shop: Shop; storeCode: string }) {
	const about = await awaitedProducts(tx, [...new Set(waiting.map(({ productId }) => productId))], storeCode);
	const sender = senderIn(shop.storeViews, storeCode);
	return waiting.flatMap(({ productId, email }) => {
		const product = about.get(productId);
		if (!product) return [];
		const { name, path } = product;
		const letter = letterIn(BACK, sender, { name, url: addressIn(shop, storeCode, path) });
		return { kind: 'mail' as const, mail: toMail(email, letter, sender) };
	});
}
