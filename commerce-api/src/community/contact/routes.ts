import { contactForm, mailSend, mailToken } from '@pasaz/kernel/contract/contact';
import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { Content } from '../../content/content-view.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/database/services.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { type Letter, toStaffMail } from '../../platform/mail/letter.ts';
import { issueToken, redeemOnce, tokenOver } from '../../platform/mail/mail-tokens.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import type { StoreViews } from '../../platform/store-views.ts';

interface ContactServices extends Services {
	content: Content;
	storeViews: StoreViews;
}

/** Messages only ever go to the shop's own address, and answers to the sender's. */
export function contactRoutes(route: Route, { db, content, now, storeViews }: ContactServices): void {
	async function shopAddress(): Promise<string> {
		const to = (await content.view()).settings?.contact.email;
		if (!to) throw new Refusal(503, 'no-address', 'The shop has no address for messages yet.');
		return to;
	}

	route(contactForm, async ({ body: { name, email, topic, orderNumber, message }, storeCode }) => {
		const to = await shopAddress();
		const letter = contactLetter({ name, email, topic, orderNumber, storeCode, message });
		await enqueue(db, [{ kind: 'mail', mail: { ...toStaffMail(to, letter, storeViews), replyTo: email } }]);
		return true;
	});

	route(mailToken, ({ storeCode }) => issueToken(db, { purpose: 'contact', subject: '', storeCode }, now()));

	route(mailSend, async ({ body: { sourceAddress, subject, emailText, token } }) => {
		const to = await shopAddress();
		const letter: Letter = { subject, paragraphs: emailText.split(/\n{2,}/), rows: [['E-mail', sourceAddress]] };
		const mail = { ...toStaffMail(to, letter, storeViews), replyTo: sourceAddress };
		const send = (tx: Database) => enqueue(tx, [{ kind: 'mail', mail }]);
		if (!(await redeemOnce({ db, now }, { token, purpose: 'contact' }, send))) throw tokenOver();
		return true;
	});
}

type Message = BodyOf<typeof contactForm> & { storeCode: string };

const TOPICS: Record<Message['topic'], string> = {
	order: 'zamówienie',
	return: 'zwrot',
	complaint: 'reklamacja',
	product: 'produkt',
	other: 'inne',
};

function contactLetter({ name, email, topic, orderNumber, storeCode, message }: Message): Letter {
	const order: [string, string][] = orderNumber ? [['Zamówienie', orderNumber]] : [];
	return {
		subject: `Wiadomość ze sklepu: ${TOPICS[topic]}${orderNumber ? ` ${orderNumber}` : ''}`,
		paragraphs: message.split(/\n{2,}/),
		rows: [['Od', name], ['E-mail', email], ['Temat', TOPICS[topic]], ...order, ['Sklep', storeCode]],
	};
}
