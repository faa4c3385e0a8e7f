import { contactForm, mailSend, mailToken } from '@pasaz/kernel/contract/contact';
import type { Content } from '../../content/content-view.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { type Letter, type Sender, toMail } from '../../platform/mail/letter.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { issueToken, redeemToken } from '../mail-links/mail-tokens.ts';
import { tokenOver } from '../mail-links/token-over.ts';
import { contactLetter } from './contact-letter.ts';

interface ContactServices {
	db: Database;
	content: Content;
	now: () => Date;
	storeViews: StoreViews;
}

/** Whatever is sent, only the shop's own address receives it; the answer goes to the sender's. */
export function contactRoutes(route: Route, { db, content, now, storeViews }: ContactServices): void {
	const sender: Sender = { language: 'pl', shopName: storeViews[0].seo.siteName };
	async function shopAddress(): Promise<string> {
		const to = (await content.view()).settings?.contact.email;
		if (!to) throw new Refusal(503, 'no-address', 'The shop has no address for messages yet.');
		return to;
	}

	route(contactForm, async ({ body: { name, email, topic, orderNumber, message }, storeCode }) => {
		const to = await shopAddress();
		const letter = contactLetter({ name, email, topic, orderNumber, storeCode, message });
		await enqueue(db, [{ kind: 'mail', mail: { ...toMail(to, letter, sender), replyTo: email } }]);
		return true;
	});

	route(mailToken, ({ storeCode }) => issueToken(db, { purpose: 'contact', subject: '', storeCode }, now()));

	route(mailSend, async ({ body: { sourceAddress, subject, emailText, token } }) => {
		const to = await shopAddress();
		const letter: Letter = { subject, paragraphs: emailText.split(/\n{2,}/), rows: [['E-mail', sourceAddress]] };
		await db.transaction(async (tx) => {
			if (!(await redeemToken(tx, { token, purposes: ['contact'] }, now()))) throw tokenOver();
			await enqueue(tx, [{ kind: 'mail', mail: { ...toMail(to, letter, sender), replyTo: sourceAddress } }]);
		});
		return true;
	});
}
