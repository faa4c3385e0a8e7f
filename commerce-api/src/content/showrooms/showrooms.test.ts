import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showroomList, showroomStock } from '@pasaz/kernel/contract/showroom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { readShelves, readShowrooms } from '../../import/showrooms/read-showrooms.ts';
import { writeShowrooms } from './write-showrooms.ts';

const HEAD =
	'slug,name,street,postcode,city,country,latitude,longitude,time_zone,phone,email,hint,hint:de,services,mon,tue,wed,thu,fri,sat,sun,special_days';
const LODZ =
	'lodz,Łódź,Piotrkowska 1,90-001,Łódź,PL,51.76,19.46,Europe/Warsaw,,,W bramie,Im Tor,collect returns,10:00-14:00 15:00-19:00,,,,,,,12-24;2026-12-31 10:00-16:00';
const RADOM = 'radom,Radom,Żeromskiego 1,26-600,Radom,PL,51.4,21.15,Europe/Warsaw,48 0,,,,,,,,,,,,';

const folder = mkdtempSync(join(tmpdir(), 'pasaz-showrooms-'));
function file(name: string, ...lines: string[]): string {
	const path = join(folder, name);
	writeFileSync(path, `\ufeff${lines.join('\n')}\n`);
	return path;
}

let shop: TestApp;
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { PUBLIC_URL: 'https://kram.example' } });
});
afterAll(() => shop.close());

describe('rule 10.11: a file of showrooms', () => {
	it('fills the list, in its order and in the words of the store view', async () => {
		await writeShowrooms(shop.db, readShowrooms(file('two.csv', HEAD, LODZ, RADOM)));
		const [lodz, radom] = await shop.call(showroomList);
		expect(lodz).toMatchObject({
			slug: 'lodz',
			hint: 'W bramie',
			services: ['collect', 'returns'],
			hours: [
				{ day: 1, from: '10:00', to: '14:00' },
				{ day: 1, from: '15:00', to: '19:00' },
			],
			specialDays: [
				{ date: '12-24', hours: [] },
				{ date: '2026-12-31', hours: [{ from: '10:00', to: '16:00' }] },
			],
		});
		expect(radom).toMatchObject({ slug: 'radom', phone: '48 0', hint: null, hours: [] });
		expect((await shop.call(showroomList, { storeCode: 'de' }))[0]?.hint).toBe('Im Tor');
	});

	it('puts a page of each on the map of the site', async () => {
		const map = await (await shop.app.request('/sitemap.xml')).text();
		for (const path of ['/salony', '/salony/lodz', '/de/salony/radom']) {
			expect(map).toContain(`<loc>https://kram.example${path}</loc>`);
		}
	});

	it('is refused whole, with the line of each mistake', () => {
		const north = LODZ.replace('51.76', 'północ').replace('lodz', 'nord');
		const late = RADOM.replace('radom', 'late').replace(',48 0,,,,,,', ',48 0,,,,swim,19:00-10:00,');
		const read = () => readShowrooms(file('bad.csv', HEAD, LODZ, north, LODZ, late));
		expect(read).toThrow(/line 3: latitude/);
		expect(read).toThrow(/line 4: lodz is there twice/);
		expect(read).toThrow(/line 5: services\.0/);
		expect(read).toThrow(/line 5: hours\.0: closes before it opens/);
		expect(() => readShowrooms(file('short.csv', 'slug,name', 'a,b'))).toThrow(/lacks the columns street/);
		expect(() => readShowrooms(join(folder, 'none.csv'))).toThrow(/cannot be read/);
	});
});

describe('rule 10.12: the shelves of showrooms', () => {
	it('are known by sku, and stay when only the list changes', async () => {
		const showrooms = readShowrooms(file('both.csv', HEAD, LODZ, RADOM));
		const shelves = readShelves(
			file('stock.csv', 'showroom,sku,qty', 'lodz,SZAL-1,3', 'radom,SZAL-1,0', 'radom,X,2'),
			showrooms,
		);
		await writeShowrooms(shop.db, showrooms, { shelves, now: shop.clock.now });
		const expected = [
			{ slug: 'lodz', sku: 'SZAL-1', qty: 3 },
			{ slug: 'radom', sku: 'SZAL-1', qty: 0 },
		];
		expect(await shop.call(showroomStock, { query: { skus: 'SZAL-1' } })).toEqual(expected);
		await writeShowrooms(shop.db, showrooms.slice(0, 1));
		expect(await shop.call(showroomStock, { query: { skus: 'SZAL-1' } })).toEqual(expected.slice(0, 1));
		expect(await shop.call(showroomStock, { query: { skus: 'nie-ma' } })).toEqual([]);
	});

	it('are refused whole, with the line of each mistake', () => {
		const showrooms = readShowrooms(file('one.csv', HEAD, LODZ));
		const lines = ['showroom,sku,qty', 'lodz,A,1', 'lodz,A,2', 'gdynia,A,1', 'lodz,B,-1', 'lodz,C,'];
		const read = () => readShelves(file('bad-stock.csv', ...lines), showrooms);
		expect(read).toThrow(/line 3: A in lodz is there twice/);
		expect(read).toThrow(/line 4: there is no showroom gdynia/);
		expect(read).toThrow(/line 5: qty/);
		expect(read).toThrow(/line 6: qty/);
	});
});
