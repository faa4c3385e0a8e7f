import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { issueToken, redeemToken } from '../mail-links/mail-tokens.ts';
import type { AwaitedProduct } from './awaited-products.ts';
import { waitingLetter } from './letters.ts';

export interface AvailabilityServices {
	db: Database;
	now: () => Date;
	/** Of mails to one address. */
	limits: RateLimits;
	storeViews: StoreViews;
	/** The address of a mail's link. */
	linkTo(token: string): string;
}

interface Waiting {
	product: AwaitedProduct;
	/** Lower case. */
	email: string;
	/** Of the shopper whose own address it is. */
	userId: number | null;
	storeCode: string;
}

/** Once for a product and an address. A guest gets a mail with a link that ends it, as the address may be another's. */
export async function subscribe(services: AvailabilityServices, waiting: Waiting): Promise<void> {
	const { db, now, limits, linkTo, storeViews } = services;
	const { product, email, userId, storeCode } = waiting;
	if (userId === null) await limits.consume('mail-account', email);
	await db.transaction(async (tx) => {
		const [added] = await tx
			.insert(availabilitySubscriptions)
			.values({ productId: product.id, email, userId, storeCode, createdAt: now() })
			.onConflictDoNothing()
			.returning({ id: availabilitySubscriptions.id });
		if (!added || userId !== null) return;
		const issued = { purpose: 'availability-end', subject: String(added.id), storeCode } as const;
		const url = linkTo(await issueToken(tx, issued, now()));
		await sendMail(tx, {
			to: email,
			storeViews,
			storeCode,
			letter: (language) => waitingLetter(language, { ...product, url }),
		});
	});
}

/** Ends what a mail's link stands for; false for a token that is over or was used. */
export async function endWaiting({ db, now }: AvailabilityServices, token: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const found = await redeemToken(tx, { token, purposes: ['availability-end'] }, now());
		if (!found) return false;
		await tx.delete(availabilitySubscriptions).where(eq(availabilitySubscriptions.id, Number(found.subject)));
		return true;
	});
}
