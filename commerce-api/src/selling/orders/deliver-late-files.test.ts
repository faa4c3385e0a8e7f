import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderDocument, orderWithdraw } from '@pasaz/kernel/contract/order-document';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testAppOn } from '../../app.fixture.ts';
import { fixtureCatalog } from '../../catalogue/source/catalog.fixture.ts';
import { writeCatalog } from '../../catalogue/write/write-catalog.ts';
import { adminClaimSettle, adminOrderState, adminOrders } from '../../platform/admin-contract.ts';
import { getConfig } from '../../platform/config.ts';
import { type RealPostgres, startRealPostgres } from '../../platform/database/real-postgres.fixture.ts';
import { type StoredSettings, shopSettings } from '../../platform/database/schema/content.ts';
import { orderItems } from '../../platform/database/schema/sales.ts';
import { digitalGoods } from '../digital/digital-goods.ts';
import { deliverLateFiles } from './deliver-late-files.ts';
import { orderOf, sendOrder } from './order.fixture.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'pasaz-late-files-'));
const ADMIN_SECRET = 'a-secret-of-the-merchant-only';
const ENV = { ADMIN_SECRET, DOWNLOADS: FOLDER, GIFT_CARD_SKUS: 'KARTA-1' };
const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
const PATTERN = { sku: 'WYKROJ-1', qty: 1, price: 20 };

let postgres: RealPostgres;
let shop: TestApp;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')));
});
afterAll(() => postgres?.remove());
beforeEach(async () => {
	const copy = await postgres.copy();
	shop = testAppOn(copy, { env: ENV });
	const document = { contact: { email: 'sklep@example.pl' } } as StoredSettings;
	await copy.db.insert(shopSettings).values({ id: 1, document });
	return async () => {
		rmSync(FOLDER, { recursive: true, force: true });
		await copy.close();
	};
});

async function paid(products = [PATTERN]) {
	const body = orderOf(products);
	Object.assign(body.addressInformation, { payment_method_code: 'sandbox' });
	const { answer } = await sendOrder(shop, body);
	const { backendOrderId: uuid, orderNumber: number, orderSecret: secret } = JSON.parse(answer).result;
	await shop.mails();
	await enter(number, 'paid');
	const read = () => shop.call(orderDocument, { params: { uuid }, body: { secret } });
	return { uuid, number, secret, read };
}
const enter = (number: string, state: 'paid' | 'canceled') =>
	shop.call(adminOrderState, { params: { number }, body: { state }, headers });
const awaited = async () => {
	const orders = await shop.call(adminOrders, { query: { status: 'processing' }, headers });
	return orders.map(({ number, awaited_files }) => [number, awaited_files]);
};
const deliver = () => {
	const config = getConfig({ ...ENV, SANDBOX_PAYMENT: 'true', STORE_VIEWS: STORE_VIEWS_FILE });
	const digital = digitalGoods(config);
	return deliverLateFiles({ db: shop.db, now: () => shop.clock.now, shop: config, seller: undefined, digital });
};
/** Adds a file to the folder of the pattern, as if it had been copied so many minutes ago. */
function addFile(name = 'wykroj.pdf', minutes = 3) {
	const folder = join(FOLDER, 'WYKROJ-1');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, name), '%PDF');
	const at = new Date(shop.clock.now.getTime() - minutes * 60_000);
	for (const path of [folder, join(folder, name)]) utimesSync(path, at, at);
}
const mailed = async (subject: RegExp) => (await shop.mails()).filter((mail) => subject.test(mail.subject));

it('the merchant is told of a paid download without files, by mail and in the list of orders (15.47)', async () => {
	const { number } = await paid([PATTERN, { sku: 'SZAL-1', qty: 1, price: 49.99 }]);
	const mails = await mailed(/Brakuje plików/);
	expect(mails).toMatchObject([{ to: 'sklep@example.pl', subject: `Brakuje plików do zamówienia ${number}` }]);
	expect(mails[0]?.text).toContain('Wykrój spódnicy: WYKROJ-1');
	expect(await awaited()).toEqual([[number, ['WYKROJ-1']]]);
});

it('files that come later are delivered once, by however many processes, without what was mailed before (15.47)', async () => {
	const { number, read } = await paid([PATTERN, { sku: 'KARTA-1', qty: 1, price: 100 }]);
	const [first] = await mailed(/Pliki i kody/);
	expect(first?.text).toContain('Karta podarunkowa');
	await deliver();
	expect(await mailed(/Pliki i kody/)).toEqual([]);
	addFile();
	await Promise.all([deliver(), deliver(), deliver()]);
	await deliver();
	const [late, ...others] = await mailed(/./);
	expect(others).toEqual([]);
	expect(late).toMatchObject({ to: 'anna@example.pl', subject: `Pliki i kody z zamówienia ${number}` });
	expect(late?.text).toMatch(/wykroj\.pdf: http:\/\/localhost:4000\/api\/download\//);
	expect(late?.text).not.toContain('Karta podarunkowa');
	expect((await read()).downloads).toMatchObject([{ name: 'wykroj.pdf', left: 5 }]);
	expect(await awaited()).toEqual([[number, []]]);
});

it('nothing is delivered, nor awaited, of an order that was cancelled or withdrawn from (15.47)', async () => {
	const canceled = await paid();
	const { uuid, number, secret, read } = await paid();
	await enter(canceled.number, 'canceled');
	const items = (await read()).withdrawable.map(({ item_id, qty }) => ({ item_id, qty }));
	await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	addFile();
	await shop.mails();
	await deliver();
	expect(await shop.mails()).toEqual([]);
	expect(await awaited()).toEqual([[number, []]]);
});

it('files are delivered once their folder has rested, and one that comes after them is as well (15.47)', async () => {
	const { read } = await paid();
	const names = async () => (await read()).downloads?.map(({ name }) => name);
	addFile('czesc-1.pdf');
	addFile('czesc-2.pdf', 1);
	await deliver();
	expect(await names()).toEqual([]);
	shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 60_000);
	await deliver();
	expect(await names()).toEqual(['czesc-1.pdf', 'czesc-2.pdf']);
	addFile('czesc-3.pdf');
	await shop.mails();
	await deliver();
	const [mail, ...others] = await mailed(/Pliki i kody/);
	expect(others).toEqual([]);
	expect(mail?.text).toContain('czesc-3.pdf');
	expect(mail?.text).not.toContain('czesc-1.pdf');
});

it('a file that is renamed is mailed to nobody and opened by the links of before, one beside it is mailed (15.47)', async () => {
	addFile('wykroj.pdf');
	const { read } = await paid();
	const path = (await read()).downloads?.[0]?.path ?? '';
	await shop.mails();
	rmSync(join(FOLDER, 'WYKROJ-1', 'wykroj.pdf'));
	addFile('wykroj spodnicy.pdf');
	await deliver();
	expect(await shop.mails()).toEqual([]);
	expect((await read()).downloads).toMatchObject([{ name: 'wykroj spodnicy.pdf', left: 5 }]);
	expect((await shop.app.request(path, { method: 'HEAD' })).status).toBe(200);
	addFile('instrukcja.pdf');
	await deliver();
	const mails = await mailed(/Pliki i kody/);
	expect(mails.map(({ text }) => [/instrukcja/.test(text), /wykroj/.test(text)])).toEqual([[true, false]]);
});

it.each(['Thumbs.db', 'desktop.ini', 'wykroj.pdf~', 'wykroj.pdf.part', 'wykroj.filepart', 'x.TMP', 'a.crdownload'])(
	'%s is no file that is sold',
	async (name) => {
		const { read } = await paid();
		addFile(name);
		addFile();
		await deliver();
		expect((await read()).downloads).toMatchObject([{ name: 'wykroj.pdf' }]);
	},
);

it('files of a line that is withdrawn from are gone, from the page and by their links, unless that is refused (15.38)', async () => {
	addFile();
	const { uuid, secret, read } = await paid([{ ...PATTERN, qty: 2 }]);
	const path = (await read()).downloads?.[0]?.path ?? '';
	const [line] = (await read()).withdrawable;
	const status = async () => (await shop.app.request(path, { method: 'HEAD' })).status;
	const withdraw = () =>
		shop.call(orderWithdraw, { params: { uuid }, body: { secret, items: [{ item_id: line?.item_id ?? 0, qty: 1 }] } });
	await withdraw();
	expect([(await read()).downloads?.length, await status()]).toEqual([1, 200]);
	const { id } = await withdraw();
	expect([(await read()).downloads?.length, await status()]).toEqual([0, 404]);
	await shop.call(adminClaimSettle, { params: { id: String(id) }, body: { state: 'refused' }, headers });
	expect([(await read()).downloads?.length, await status()]).toEqual([1, 200]);
});

it('a piece that was not withdrawn from gets its files, and the merchant hears that they are missing (15.47)', async () => {
	const { uuid, number, secret, read } = await paid([{ ...PATTERN, qty: 2 }]);
	const [line] = (await read()).withdrawable;
	const items = [{ item_id: line?.item_id ?? 0, qty: 1 }];
	await shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
	expect(await awaited()).toEqual([[number, ['WYKROJ-1']]]);
	addFile();
	await deliver();
	expect((await read()).downloads).toHaveLength(1);
});

it('nothing is delivered of an order that is older than 90 days (15.47)', async () => {
	await paid();
	await shop.mails();
	shop.clock.now = new Date(shop.clock.now.getTime() + 91 * 86_400_000);
	addFile();
	await deliver();
	expect(await shop.mails()).toEqual([]);
});

it('a folder that cannot be read holds up no other, and is told once for all its orders', async () => {
	const { read } = await paid();
	for (let count = 0; count < 2; count += 1) {
		const { uuid } = await paid();
		await shop.db.update(orderItems).set({ sku: 'CYKL-1' }).where(eq(orderItems.orderUuid, uuid));
	}
	addFile();
	symlinkSync(join(FOLDER, 'CYKL-1'), join(FOLDER, 'CYKL-1'));
	const failure = await deliver().catch((error: unknown) => error);
	expect(failure).toMatchObject({ errors: [{ code: 'ELOOP' }] });
	expect((await read()).downloads).toHaveLength(1);
});

it('a folder that cannot be read holds up no payment, and its files come late (15.47)', async () => {
	const folder = join(FOLDER, 'WYKROJ-1');
	mkdirSync(FOLDER, { recursive: true });
	symlinkSync(folder, folder);
	const { number, read } = await paid();
	expect(await awaited()).toEqual([[number, ['WYKROJ-1']]]);
	expect(await mailed(/^Brakuje plików/)).toHaveLength(1);
	unlinkSync(folder);
	addFile();
	await deliver();
	expect((await read()).downloads).toMatchObject([{ name: 'wykroj.pdf' }]);
});

it('a file that is still copied at the payment is delivered once it is whole (15.47)', async () => {
	addFile('wykroj.pdf', 1);
	const { number, read } = await paid();
	expect((await read()).downloads).toEqual([]);
	expect(await awaited()).toEqual([[number, ['WYKROJ-1']]]);
	shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 60_000);
	await deliver();
	expect((await read()).downloads).toMatchObject([{ name: 'wykroj.pdf' }]);
});

it('a download with its files in time is told to nobody but its buyer', async () => {
	addFile();
	const { number } = await paid();
	expect((await shop.mails()).map(({ to }) => to)).toEqual(['anna@example.pl', 'anna@example.pl']);
	expect(await awaited()).toEqual([[number, []]]);
});
