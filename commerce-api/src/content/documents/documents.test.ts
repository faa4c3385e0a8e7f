import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { DEMO } from '../../import/label/demo-label.fixture.ts';
import { textOf } from '../../platform/pdf/read-pdf.fixture.ts';
import { writeContent } from '../write-content.ts';

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp();
	await writeContent(shop.db, DEMO.content);
});
afterAll(() => shop.close());

const FORMS = [
	['/reklamacja-pdf', 'reklamacja.pdf', 'Formularz reklamacji'],
	['/zwrot-pdf', 'zwrot.pdf', 'Formularz odstąpienia od umowy (zwrot)'],
] as const;
const filled = {
	name: 'Zażółć Gęślą-Jaźń',
	orderNumber: 'ORD-000001',
	items: 'Sukienka ŻONKIL\r\nSzalik',
	address: 'Łódź',
};
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
	shop.app.request(path, { method: 'POST', headers: { 'content-type': type }, body });
/** As it stands in a PDF. */
const inPdf = (text: string) => text.replaceAll(/\s/g, '');

describe.each(FORMS)('%s', (path, name, title) => {
	it('is a tagged PDF that says its language and its title, with letters of its own (10.6)', async () => {
		const response = await shop.app.request(path);
		expect(response.headers.get('content-type')).toBe('application/pdf');
		expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
		expect(response.headers.get('cache-control')).toBe('private, no-store');
		const pdf = await bytesOf(response);
		const raw = pdf.toString('latin1');
		expect(raw).toMatch(/^%PDF-1\.7/);
		expect(raw).toMatch(/%%EOF\s*$/);
		for (const part of ['/StructTreeRoot', '/Marked true', '/DisplayDocTitle true', '/ToUnicode', '/FontFile2'])
			expect(raw).toContain(part);
		expect(raw).toMatch(/\/Lang \(pl-PL\)/);
		expect(raw).toContain('pdfuaid:part');
		for (const font of raw.matchAll(/\/BaseFont \/(\S+)/g)) expect(font[1]).toMatch(/^[A-Z]{6}\+DejaVuSans/);
		expect(textOf(pdf)).toContain(inPdf(title));
		expect(textOf(pdf)).toContain('14dni');
	});

	it.each([
		['the query', () => shop.app.request(`${path}?${new URLSearchParams(filled)}`)],
		['a form', () => post(path, String(new URLSearchParams(filled)))],
		['JSON', () => post(path, JSON.stringify(filled), 'application/json')],
	])('takes what is known from %s, Polish letters and all', async (_from, send) => {
		const text = textOf(await bytesOf(await send()));
		for (const value of ['ZażółćGęślą-Jaźń', 'ORD-000001', 'SukienkaŻONKIL', 'Szalik']) expect(text).toContain(value);
		expect(text).not.toContain('Imięinazwisko:ul');
	});

	it.each([
		['a field of more than 2,000 characters', `name=${'x'.repeat(2001)}`, 422],
		['more than 64 kB', `x=${'x'.repeat(66_000)}`, 413],
	])('refuses %s (27.16)', async (_what, body, status) => {
		expect((await post(path, body)).status).toBe(status);
	});

	it('refuses other kinds of bodies, and broken ones', async () => {
		expect((await post(path, '{"name":', 'application/json')).status).toBe(400);
		expect((await post(path, '[]', 'application/json')).status).toBe(422);
		expect((await post(path, 'x', 'text/plain')).status).toBe(415);
	});

	it('prints anything that can be typed, on a few pages', async () => {
		const odd = '😀\u0007\ud83d () \\ << /JS (app.alert(1)) >> \u202e %PDF'.padEnd(600, '\n.');
		const fields = Object.fromEntries(['name', 'address', 'items', 'reason'].map((key) => [key, odd]));
		const response = await post(path, String(new URLSearchParams(fields)));
		expect(response.status).toBe(200);
		const raw = (await bytesOf(response)).toString('latin1');
		expect(raw).not.toContain('app.alert');
		expect(raw.match(/\/Type \/Page\b(?!s)/g)?.length).toBeLessThan(10);
	});
});

it('a link may have marks of a campaign, a form no field that it does not know', async () => {
	expect((await shop.app.request('/zwrot-pdf?name=Ola&utm_source=mail')).status).toBe(200);
	expect((await post('/zwrot-pdf', 'name=Ola&colour=red')).status).toBe(422);
});

it.each([
	['/reklamacja-pdf', 'de', 'reklamation.pdf', 'Worin der Mangel besteht'],
	['/reklamacja-pdf', 'it', 'reclamo.pdf', 'In che cosa consiste il difetto'],
	['/zwrot-pdf', 'de', 'widerruf.pdf', 'Hiermit widerrufe(n) ich/wir'],
	['/zwrot-pdf', 'it', 'recesso.pdf', 'notifico/notifichiamo'],
] as const)(
	'%s of the store view %s is in its language, empty and filled in (10.6)',
	async (path, store, name, words) => {
		const address = `${path}?storeCode=${store}`;
		for (const response of [await shop.app.request(address), await post(address, 'name=Ola')]) {
			expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`);
			const pdf = await bytesOf(response);
			expect(pdf.toString('latin1')).toContain(`/Lang (${store}-`);
			expect(textOf(pdf)).toContain(inPdf(words));
			expect(textOf(pdf)).not.toMatch(/Podpis|zwrot|umowy/);
		}
		expect((await shop.app.request(`${path}?storeCode=xx`)).status).toBe(400);
	},
);

it('a demand is ticked, and only one that the law knows', async () => {
	const ticked = textOf(await bytesOf(await shop.app.request('/reklamacja-pdf?demand=replacement')));
	expect(ticked).toContain('☒wymiany');
	expect(ticked).toContain('☐naprawy');
	expect((await shop.app.request('/reklamacja-pdf?demand=money')).status).toBe(422);
});
