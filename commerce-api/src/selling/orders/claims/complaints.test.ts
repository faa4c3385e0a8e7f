import { orderComplain, orderComplaintPicture, orderDocument } from '@pasaz/kernel/contract/order-document';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../app.fixture.ts';
import { adminClaimSettle, adminClaims, adminOrderState } from '../../../platform/admin-contract.ts';
import { stock } from '../../../platform/database/schema/catalog.ts';
import { orderOf, photograph, sendOrder } from '../order.fixture.ts';

const SECRET = 'a-secret-of-the-merchant-only';
const headers = { authorization: `Bearer ${SECRET}` };
const BROKEN = Buffer.from('no picture').toString('base64');
const FAULT = 'Szew rozszedł się po pierwszym praniu.';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: SECRET } });
	await shop.db.update(stock).set({ qty: 1000 });
});
afterAll(() => shop.close());

async function ordered(states: ('sent' | 'delivered')[]) {
	const { answer } = await sendOrder(shop, orderOf([{ sku: 'SZAL-1', qty: 2, price: 49.99 }]));
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	for (const state of states) await shop.call(adminOrderState, { params: { number }, body: { state }, headers });
	await shop.mails();
	return { uuid, number, secret };
}
type Placed = Awaited<ReturnType<typeof ordered>>;

const read = ({ uuid, secret }: Placed) => shop.call(orderDocument, { params: { uuid }, body: { secret } });
const asked = ({ uuid, secret }: Placed, item_id: number, qty: number) => ({
	params: { uuid },
	body: { secret, items: [{ item_id, qty }], description: FAULT, demand: 'repair' as const },
});
async function complain(placed: Placed, qty = 1) {
	const [line] = (await read(placed)).complainable;
	return shop.call(orderComplain, asked(placed, line?.item_id ?? 0, qty));
}
const picture = ({ uuid, secret }: Placed, id: number, bytes: string) => ({
	params: { uuid, id: String(id) },
	body: { secret, picture: bytes },
});

it('a complaint is stored, and its receipt mailed with what was said and when (15.37)', async () => {
	const placed = await ordered(['sent', 'delivered']);
	const claim = await complain(placed);
	expect(claim).toMatchObject({
		kind: 'complaint',
		state: 'received',
		description: FAULT,
		demand: 'repair',
		pictures: 0,
	});
	const [receipt, ...others] = await shop.mails();
	expect(others).toEqual([]);
	expect(receipt?.subject).toBe(`Potwierdzenie reklamacji, zamówienie ${placed.number}`);
	for (const part of ['20 listopada 2026', FAULT, 'naprawa', '1 szt.']) expect(receipt?.text).toContain(part);
	const { claims, withdrawable } = await read(placed);
	expect(claims).toEqual([claim]);
	// Who complains can withdraw all the same.
	expect(withdrawable.map(({ qty }) => qty)).toEqual([2]);
});

it('nobody complains about what was not sent, or about more than there is', async () => {
	const [sent, unsent] = [await ordered(['sent']), await ordered([])];
	expect((await read(unsent)).complainable).toEqual([]);
	const [line] = (await read(sent)).complainable;
	for (const wrong of [asked(sent, line?.item_id ?? 0, 3), asked(unsent, line?.item_id ?? 0, 1)])
		expect(await shop.refused(orderComplain, wrong)).toMatchObject({ status: 409, errorCode: 'not-sent' });
});

it('ten complaints about an order wait for an answer at most, and one that was sent again is none more (15.37)', async () => {
	const [placed, other] = [await ordered(['sent']), await ordered(['sent'])];
	const [line] = (await read(placed)).complainable;
	const sent = asked(placed, line?.item_id ?? 0, 1);
	const keyed = { ...sent, headers: { 'Idempotency-Key': 'the-first-of-ten' } };
	const first = await shop.call(orderComplain, keyed);
	const answers = await Promise.all(Array.from({ length: 12 }, () => shop.send(orderComplain, sent)));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 409, 409, 409]);
	expect(await shop.refused(orderComplain, sent)).toMatchObject({ status: 409, errorCode: 'too-many-complaints' });
	expect(await shop.call(orderComplain, keyed)).toEqual(first);
	expect(await shop.mails()).toHaveLength(10);
	await complain(other);

	const settled = { params: { id: String(first.id) }, body: { state: 'refused' as const }, headers };
	await shop.call(adminClaimSettle, settled);
	expect(await complain(placed)).toMatchObject({ state: 'received' });
});

describe('a picture', () => {
	it('is encoded anew without what was hidden in it, and shown to the merchant only (15.37, 27.33)', async () => {
		const placed = await ordered(['sent']);
		const { id } = await complain(placed);
		expect(await shop.call(orderComplaintPicture, picture(placed, id, await photograph()))).toBe(1);
		const get = (index: number, secret?: string) =>
			shop.app.request(`/api/admin/claim/${id}/picture/${index}`, {
				headers: secret ? { authorization: `Bearer ${secret}` } : {},
			});
		const response = await get(1, SECRET);
		expect(response.headers.get('content-type')).toBe('image/webp');
		const { format, width, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
		expect([format, width, exif]).toEqual(['webp', 320, undefined]);
		expect([(await get(1)).status, (await get(2, SECRET)).status]).toEqual([401, 404]);
		expect((await read(placed)).claims).toMatchObject([{ pictures: 1 }]);
	});

	it.each([
		['text', BROKEN],
		['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')],
		['what is no base64', '%%%'],
	])('is refused where it is %s', async (_what, bytes) => {
		const placed = await ordered(['sent']);
		const { id } = await complain(placed);
		const refusal = await shop.refused(orderComplaintPicture, picture(placed, id, bytes));
		expect(refusal).toMatchObject({ status: 422, errorCode: 'invalid-picture' });
	});

	it('is refused where it unpacks to far more than a browser sends', async () => {
		const placed = await ordered(['sent']);
		const { id } = await complain(placed);
		const blank = { width: 5000, height: 5000, channels: 3, background: '#fff' } as const;
		const huge = (await sharp({ create: blank }).png({ palette: true }).toBuffer()).toString('base64');
		expect(huge.length).toBeLessThan(60_000);
		const refusal = await shop.refused(orderComplaintPicture, picture(placed, id, huge));
		expect(refusal.errorCode).toBe('invalid-picture');
	});

	it('is one of at most five, also of many at once (15.37)', async () => {
		const placed = await ordered(['sent']);
		const { id } = await complain(placed);
		const sent = picture(placed, id, await photograph());
		const answers = await Promise.all(Array.from({ length: 7 }, () => shop.send(orderComplaintPicture, sent)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409]);
		expect((await shop.refused(orderComplaintPicture, sent)).errorCode).toBe('too-many-pictures');
	});

	it('is not added to another order’s complaint, nor decoded for it (15.37)', async () => {
		const [placed, other] = [await ordered(['sent']), await ordered(['sent'])];
		const { id } = await complain(other);
		for (const bytes of [await photograph(), BROKEN]) {
			expect(await shop.refused(orderComplaintPicture, picture(placed, id, bytes))).toMatchObject({ status: 404 });
		}
	});

	it('is not decoded for a complaint that takes no more (15.37)', async () => {
		const placed = await ordered(['sent']);
		const { id } = await complain(placed);
		const good = picture(placed, id, await photograph());
		for (let index = 0; index < 5; index += 1) await shop.call(orderComplaintPicture, good);
		const refusal = await shop.refused(orderComplaintPicture, picture(placed, id, BROKEN));
		expect(refusal).toMatchObject({ status: 409, errorCode: 'too-many-pictures' });
	});
});

it('the merchant answers, and nothing is added after that', async () => {
	const placed = await ordered(['sent']);
	const { id } = await complain(placed);
	await shop.mails();
	const params = { id: String(id) };
	const body = { state: 'accepted' as const, answer: 'Naprawimy szew na nasz koszt.' };
	expect(await shop.call(adminClaimSettle, { params, body, headers })).toMatchObject({
		kind: 'complaint',
		state: 'accepted',
	});
	const [mail] = await shop.mails();
	expect(mail?.subject).toBe(`Reklamacja uznana, zamówienie ${placed.number}`);
	expect(mail?.text).toContain('Naprawimy szew');
	const late = await shop.refused(orderComplaintPicture, picture(placed, id, await photograph()));
	expect(late.errorCode).toBe('claim-settled');
	const settled = await shop.call(adminClaims, { query: { state: 'accepted' }, headers });
	expect(settled).toContainEqual(expect.objectContaining({ id, answer: 'Naprawimy szew na nasz koszt.' }));
});
