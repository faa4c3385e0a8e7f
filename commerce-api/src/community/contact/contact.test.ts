import { contactForm, mailSend, mailToken } from '@pasaz/kernel/contract/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { NOTHING_WRITTEN } from '../../content/content-source.ts';
import { writeContent } from '../../content/write-content.ts';

const SHOP = 'kontakt@kram.example';
const { settings } = NOTHING_WRITTEN;
let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
	const contact = { ...settings.contact, email: SHOP };
	await writeContent(shop.db, { ...NOTHING_WRITTEN, settings: { ...settings, contact } });
});
afterAll(() => shop.close());

const message = {
	name: 'Łucja Żak',
	email: 'lucja@example.com',
	topic: 'order' as const,
	orderNumber: 'ORD-000001',
	message: 'Gdzie jest\n\nmoja <b>paczka</b>?',
};

describe('the contact form (10.5, 25.20)', () => {
	it('reaches the shop, with the sender as reply-to address', async () => {
		expect(await shop.call(contactForm, { body: message })).toBe(true);
		const [mail, ...more] = await shop.mails();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({
			to: SHOP,
			replyTo: 'lucja@example.com',
			subject: 'Wiadomość ze sklepu: zamówienie ORD-000001',
			text: expect.stringContaining('Od: Łucja Żak'),
			html: expect.stringContaining('moja &lt;b&gt;paczka&lt;/b&gt;?'),
		});
	});

	it('does not let the sender choose the recipient (27.13)', async () => {
		for (const field of ['to', 'targetAddress']) {
			const body = { ...message, [field]: 'x@example.com' };
			expect(await shop.refused(contactForm, { body })).toMatchObject({ status: 422 });
		}
		expect(await shop.mails()).toEqual([]);
	});

	it.each([
		{ name: 'Ola\r\nBcc: x@example.com' },
		{ name: '' },
		{ name: 'x'.repeat(101) },
		{ email: 'a@example.com\nBcc: b@example.com' },
		{ email: 'a@example.com, b@example.com' },
		{ orderNumber: '1\r\nX: y' },
		{ topic: 'spam' },
		{ message: 'hm' },
		{ message: 'x'.repeat(5001) },
		{ message: 'half \ud83d a smile' },
	])('refuses %j', async (wrong) => {
		const response = await shop.app.request(contactForm.path, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ ...message, ...wrong }),
		});
		expect(response.status).toBe(422);
		expect(await shop.mails()).toEqual([]);
	});
});

describe('the mail service', () => {
	const body = (token: string) => ({
		sourceAddress: 'ola@example.com',
		subject: 'Pytanie',
		emailText: 'Witam!',
		token,
	});

	it('sends one message for a token (25.20)', async () => {
		const token = await shop.call(mailToken);
		expect(await shop.call(mailSend, { body: body(token) })).toBe(true);
		expect(await shop.mails()).toMatchObject([{ to: SHOP, subject: 'Pytanie', replyTo: 'ola@example.com' }]);
		const again = await shop.refused(mailSend, { body: body(token) });
		expect(again).toMatchObject({ status: 404, errorCode: 'token-over' });
	});

	it('forgets a token after half an hour', async () => {
		const token = await shop.call(mailToken);
		shop.clock.now = new Date(shop.clock.now.getTime() + 30 * 60_000);
		expect(await shop.refused(mailSend, { body: body(token) })).toMatchObject({ status: 404 });
	});

	it('does not allow header injection (27.13)', async () => {
		const token = await shop.call(mailToken);
		const injected = { ...body(token), subject: 'a\r\nBcc: x@example.com' };
		expect(await shop.refused(mailSend, { body: injected })).toMatchObject({ status: 422 });
	});
});

it('a shop without an address says so', async () => {
	const bare = await createTestApp();
	expect(await bare.refused(contactForm, { body: message })).toMatchObject({ status: 503, errorCode: 'no-address' });
	await bare.close();
});
