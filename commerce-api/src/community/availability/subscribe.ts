import { eq } from 'drizzle-orm';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { mailboxOf } from '../../platform/mail/email.ts';
import { type LinkServices, newLink, redeemOnce } from '../../platform/mail/mail-tokens.ts';
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
 * Subscribes an address to a product once; what a guest asked for becomes the user's who asks again. A guest, whose address may be
 * somebody else's, gets a mail with a link to unsubscribe.
 */
export async function subscribe(services: LinkServices, subscription: NewSubscription): Promise<void> {
	const { db, now, limits, storeViews } = services;
	const { product, email, userId, storeCode } = subscription;
	if (userId === null) await limits.consume('mail-account', mailboxOf(email));
	await db.transaction(async (tx) => {
		const asked = { productId: product.id, email, userId, storeCode, createdAt: now() };
		const insert = tx.insert(availabilitySubscriptions).values(asked);
		if (userId !== null) {
			const { productId, email: address } = availabilitySubscriptions;
			await insert.onConflictDoUpdate({ target: [productId, address], set: { userId } });
			return;
		}
		const [added] = await insert.onConflictDoNothing().returning({ id: availabilitySubscriptions.id });
		if (!added) return;
		const url = await newLink(tx, services, { purpose: 'availability-end', subject: String(added.id), storeCode });
		await sendLink(tx, storeViews, { to: email, storeCode, texts: WAITING, url, name: product.name });
	});
}

/** Deletes the subscription of a mail's link; false for a token that has expired or was used. */
export function endWaiting(services: LinkServices, token: string): Promise<boolean> {
	return redeemOnce(services, { purpose: 'availability-end', token }, async (tx, { subject }) => {
		await tx.delete(availabilitySubscriptions).where(eq(availabilitySubscriptions.id, Number(subject)));
	});
}
