import type { CacheTag } from '@pasaz/kernel/contract/slices';
import { eq, sql } from 'drizzle-orm';
import { availabilitySubscriptions, newsletterSubscriptions, reviews } from '../platform/database/schema/community.ts';
import { users } from '../platform/database/schema/users.ts';
import { sendLink } from '../platform/mail/send-mail.ts';
import { purgeTags } from '../platform/outbox/enqueue.ts';
import { addressIn } from '../platform/store-views.ts';
import { ACCOUNT_DELETED } from './email-letters.ts';
import type { UserServices } from './user-services.ts';

/** The name under a review whose author is gone, by the language of the review. */
const NAMELESS = sql`case ${reviews.language} when 'de' then 'Anonym' when 'it' then 'Anonimo' when 'en' then 'Anonymous' else 'Anonim' end`;

/** Orders stay without an account, as tax law wants (art. 112 of the Polish VAT act, GDPR art. 17 (3) b). */
export async function deleteAccount(
	{ sessions: { db }, shop }: Pick<UserServices, 'sessions' | 'shop'>,
	{ id, email, emailVerified }: Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailVerified'>,
	storeCode: string,
): Promise<void> {
	await db.transaction(async (tx) => {
		const own = eq(reviews.userId, id);
		const renamed = await tx
			.update(reviews)
			.set({ nickname: NAMELESS })
			.where(own)
			.returning({ product: reviews.productId });
		await purgeTags(
			tx,
			renamed.map(({ product }): CacheTag => `product:${product}`),
		);
		if (emailVerified) {
			await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
			await tx.delete(availabilitySubscriptions).where(eq(availabilitySubscriptions.email, email));
		}
		// What refers to the account goes or lets go with it, as the tables say.
		await tx.delete(users).where(eq(users.id, id));
		const url = addressIn(shop, storeCode, '/');
		await sendLink(tx, shop.storeViews, { to: email, storeCode, texts: ACCOUNT_DELETED, url });
	});
}
