import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { mailboxOf } from '../../platform/mail/email.ts';
import { type LinkServices, newLink, redeemOnce, renewLinks } from '../../platform/mail/mail-tokens.ts';
import { sendLink } from '../../platform/mail/send-mail.ts';
import type { AwaitedProduct } from './awaited-products.ts';
import { WAITING } from './letters.ts';

interface NewSubscription {
	product: AwaitedProduct;
	/** Lower case. */
	email: string;
	/** Set when the address is a user's own. */
	userId: number | null;
	storeCode: string;
}

/**
 * Subscribes an address to a product once; asked again the waiting begins anew, for a mail of the store view that asked last, and what
 * a guest asked for becomes the user's who asks again. A guest, whose address may be somebody else's, gets a mail with a link to
 * unsubscribe, and no second one while that is good.
 */
export async function subscribe(services: LinkServices, subscription: NewSubscription): Promise<void> {
	const { db, now, limits, storeViews } = services;
	const { product, email, userId, storeCode } = subscription;
	if (userId === null) await limits.consume('mail-account', mailboxOf(email));
	await db.transaction(async (tx) => {
		const row = await storeWaiting(tx, subscription, now());
		// a user ends it in the account
		if (row.userId !== null) return;
		const link = { purpose: 'availability-end', subject: String(row.id) } as const;
		if (await renewLinks(tx, link, now())) return;
		const url = await newLink(tx, services, { ...link, storeCode });
		await sendLink(tx, storeViews, { to: email, storeCode, texts: WAITING, url, name: product.name });
	});
}

async function storeWaiting(tx: Database, { product, email, userId, storeCode }: NewSubscription, createdAt: Date) {
	const { productId, email: address } = availabilitySubscriptions;
	const [row] = await tx
		.insert(availabilitySubscriptions)
		.values({ productId: product.id, email, userId, storeCode, createdAt })
		.onConflictDoUpdate({
			target: [productId, address],
			set: { createdAt, storeCode, ...(userId !== null && { userId }) },
		})
		.returning();
	if (!row) throw new Error('The subscription was not stored');
	return row;
}

/** Deletes the subscription of a mail's link; false for a token that has expired or was used. */
export function endWaiting(services: LinkServices, token: string): Promise<boolean> {
	return redeemOnce(services, { purpose: 'availability-end', token }, async (tx, { subject }) => {
		await tx.delete(availabilitySubscriptions).where(eq(availabilitySubscriptions.id, Number(subject)));
	});
}
