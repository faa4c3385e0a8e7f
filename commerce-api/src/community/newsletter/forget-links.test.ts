import { newsletterConfirm, newsletterSubscribe, newsletterUnsubscribe } from '@pasaz/kernel/contract/newsletter';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { mailTokens, newsletterSubscriptions } from '../../platform/database/schema/community.ts';
import { linkIn } from '../../platform/mail/link-in-mail.fixture.ts';
import { forgetLinks } from './forget-links.ts';

const DAY_MS = 86_400_000;
let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
});
afterAll(() => shop.close());

async function subscribe(email: string): Promise<void> {
	await shop.call(newsletterSubscribe, { body: { email } });
	const token =
		linkIn((await shop.mails()).at(-1))
			.split('/')
			.at(-1) ?? '';
	await shop.call(newsletterConfirm, { body: { token } });
}
const linksOf = (email: string) => shop.db.$count(mailTokens, eq(mailTokens.subject, email));
/** The numbers of links for addresses after some days. */
async function leftAfter(days: number, ...emails: string[]): Promise<number[]> {
	await forgetLinks(shop.db, new Date(shop.clock.now.getTime() + days * DAY_MS));
	return Promise.all(emails.map(linksOf));
}

it('an address that is not subscribed goes with its links after 30 days, one that is stays (10.21)', async () => {
	const [reader, left, stranger] = ['reader@example.com', 'left@example.com', 'nobody@example.com'];
	await subscribe(reader);
	await subscribe(left);
	await shop.db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, left));
	// its mail would be one that asks whether to unsubscribe
	await shop.call(newsletterUnsubscribe, { body: { email: stranger } });
	expect(await leftAfter(29, reader, left, stranger)).toEqual([1, 1, 1]);
	expect(await leftAfter(31, reader, left, stranger)).toEqual([1, 0, 0]);
	expect(await leftAfter(731, reader)).toEqual([0]);
});

it('a link that is over goes with its address, whether or not another one is made (27.7)', async () => {
	await shop.call(newsletterSubscribe, { body: { email: 'maybe@example.com' } });
	await shop.mails();
	expect(await leftAfter(1, 'maybe@example.com')).toEqual([1]);
	expect(await leftAfter(3, 'maybe@example.com')).toEqual([0]);
});
