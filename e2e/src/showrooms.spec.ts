import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { assertAccessible } from './accessibility.ts';
import { mailTo } from './mails.ts';
import { openSecondShell } from './second-shell.ts';
import { addToCart, alive, newPerson, openFromFooter } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const STORE_VIEWS = join(import.meta.dirname, '../../demo-shop/store-views.json');
/** A picture of one transparent pixel. */
const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
	'base64',
);
/** The demo shop's showroom in Łódź has it, and nobody else buys it. */
const ON_SHELF = 'BRZ-SW-008-MAS-M';
const LODZ = { latitude: 51.76, longitude: 19.46 };
/** 11:30 in Łódź, on a Tuesday. */
const MORNING = new Date('2026-11-24T10:30:00Z');

test('rule 10.9: the showrooms are narrowed by city and service, and lead to a page of each', async ({ page }) => {
	await page.goto('/faq');
	await openFromFooter(page, 'Salony');
	await expect(page.getByRole('heading', { level: 1, name: 'Nasze salony' })).toBeVisible();
	const main = page.getByRole('main');
	await expect(main.getByText('9 salonów')).toBeVisible();
	await main.getByLabel('Miasto').selectOption('Warszawa');
	await main.getByLabel('Usługa').selectOption('naprawy');
	await main.getByRole('button', { name: 'Pokaż salony' }).click();
	await expect(page).toHaveURL(/\/salony\?city=Warszawa&service=repairs$/);
	await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Brzask Mokotowska']);
	await main.getByRole('link', { name: 'Brzask Mokotowska', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Brzask Mokotowska' })).toBeVisible();
	await expect(page).toHaveTitle('Brzask Mokotowska, Warszawa');
	await expect(main.getByText('naprawy')).toBeVisible();
});

test.describe('where the shopper gives their place', () => {
	test.use({ geolocation: LODZ, permissions: ['geolocation'] });

	test('rule 10.9: the nearest showroom comes first, and nobody is asked before the tap', async ({ page }) => {
		await page.addInitScript(() => {
			const { geolocation } = navigator;
			const ask = geolocation.getCurrentPosition.bind(geolocation);
			geolocation.getCurrentPosition = (...given) => {
				sessionStorage.setItem('asked', 'yes');
				ask(...given);
			};
		});
		await page.goto('/salony');
		await alive(page);
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Brzask Mokotowska');
		expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull();
		await main.getByRole('button', { name: 'Znajdź najbliższy' }).click();
		await expect(main.getByText('Salony są ułożone od najbliższego.')).toBeVisible();
		await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Brzask Piotrkowska');
		await expect(main.getByText('100 m od Ciebie')).toBeVisible();
	});
});

test.describe('where the shopper does not', () => {
	test.use({ permissions: [] });

	test('rule 10.9: the page says so, and what to do', async ({ page }) => {
		await page.addInitScript(() => {
			navigator.geolocation.getCurrentPosition = (_, refused) =>
				refused?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
		});
		await page.goto('/salony');
		await alive(page);
		await page.getByRole('button', { name: 'Znajdź najbliższy' }).click();
		await expect(page.getByRole('main').getByText('Przeglądarka nie podaje nam Twojej lokalizacji')).toBeVisible();
	});
});

test.describe('in New York', () => {
	test.use({ timezoneId: 'America/New_York' });

	test('rule 10.10: a showroom in Łódź is open by its own clock', async ({ page }) => {
		await page.clock.setFixedTime(MORNING);
		await page.goto('/salony/lodz-piotrkowska');
		await alive(page);
		await expect(page.getByText('Otwarte teraz, do 18:00')).toBeVisible();
	});
});

test('rule 10.12: a product page says which showrooms have it, and in which sizes', async ({ page }) => {
	await page.goto('/bluza-rozpinana-bieg');
	await alive(page);
	await page.getByRole('link', { name: 'Sprawdź w salonach' }).click();
	const dialog = page.getByRole('dialog', { name: 'Dostępność w salonach' });
	await expect(dialog.getByText(/^Są rozmiary: (XS|S|M|L|XL)/).first()).toBeVisible();
	await assertAccessible(page);
	await dialog.getByRole('link').first().click();
	await expect(page).toHaveURL(/\/salony\/[a-z-]+$/);
	await expect(page.getByRole('heading', { level: 2, name: 'Godziny otwarcia' })).toBeVisible();
});

test('rule 10.13: the map is drawn after a tap, asks nobody, and leads to showrooms', async ({ page }) => {
	await page.goto('/salony');
	await alive(page);
	const foreign: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).origin !== new URL(page.url()).origin) foreign.push(request.url());
	});
	await page.getByRole('button', { name: 'Pokaż na mapie' }).click();
	const map = page.getByRole('region', { name: 'Mapa salonów' });
	await expect(map.getByRole('link')).toHaveCount(8);
	await assertAccessible(page);
	await map.getByRole('link', { name: 'Warszawa (2)' }).click();
	await expect(page).toHaveURL(/city=Warszawa$/);
	await map.getByRole('link', { name: 'Brzask Ząbkowska' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Brzask Ząbkowska' })).toBeVisible();
	expect(foreign).toEqual([]);
});

test('rule 10.13: where the store view names a service of tiles, the map is made of them', async ({ page }) => {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-map-'));
	const views = z.array(z.looseObject({})).parse(JSON.parse(await readFile(STORE_VIEWS, 'utf8')));
	const map = {
		tiles: 'https://tiles.example/{z}/{x}/{y}.png',
		attribution: { text: '© Mapy', url: 'https://tiles.example/' },
	};
	const file = join(folder, 'store-views.json');
	await writeFile(file, JSON.stringify(views.map((view) => ({ ...view, map }))));
	const shop = await openSecondShell(undefined, undefined, { STORE_VIEWS: file });
	const tiles: string[] = [];
	await page.route('https://tiles.example/**', (route) => {
		tiles.push(route.request().url());
		return route.fulfill({ contentType: 'image/png', body: PIXEL });
	});
	await page.goto(`${shop.origin}/salony?city=Warszawa`);
	await alive(page);
	const open = page.getByRole('button', { name: 'Pokaż na mapie' });
	await expect(open).toBeVisible();
	expect(tiles).toEqual([]);
	await open.click();
	const region = page.getByRole('region', { name: 'Mapa salonów' });
	await expect(region.getByRole('link', { name: 'Brzask Mokotowska' })).toBeVisible();
	await expect(region.getByRole('link', { name: '© Mapy' })).toBeVisible();
	await expect.poll(() => tiles.length).toBeGreaterThan(0);
	await assertAccessible(page);
	const before = tiles.length;
	await region.getByRole('button', { name: 'Przybliż' }).click();
	await expect.poll(() => tiles.length).toBeGreaterThan(before);
	// the map still moves the names while it zooms
	await region.getByRole('link', { name: 'Brzask Mokotowska' }).press('Enter');
	await expect(page.getByRole('heading', { level: 1, name: 'Brzask Mokotowska' })).toBeVisible();
	// the page still fetches what later pages may need
	await page.close();
	await shop.close();
	await rm(folder, { recursive: true });
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('rule 10.9: the filter is a plain form, and hours are read', async ({ page }) => {
		await page.goto('/de/salony?city=Kraków');
		await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Brzask Józefa']);
		await page.getByRole('link', { name: 'Brzask Józefa', exact: true }).click();
		await expect(page.getByText('An der Ecke, unter dem Schild')).toBeVisible();
		await expect(page.getByText('Samstag', { exact: true })).toBeVisible();
	});
});

test('rule 14.25: a garment is reserved in a showroom that has it, without an address', async ({ page }) => {
	await page.goto(`/sweter-krotki-wilga?childSku=${ON_SHELF}`);
	await alive(page);
	await page.getByRole('link', { name: /Sprawdź w/ }).click();
	await expect(page.getByRole('dialog').getByText(/kasie wybierz „Odbiór/)).toBeVisible();
	await page.keyboard.press('Escape');
	await addToCart(page);
	await page.goto('/cart');
	const person = newPerson();
	await page.getByLabel('Imię', { exact: true }).fill(person.firstName);
	await page.getByLabel('Nazwisko', { exact: true }).fill(person.lastName);
	await page.getByLabel('E-mail', { exact: true }).fill(person.email);
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByRole('radio', { name: /Odbiór w salonie/ }).click();
	const inLodz = page.getByRole('radio', { name: /Brzask Piotrkowska/ });
	await expect(inLodz).toHaveCount(1);
	const pieces = page.getByRole('textbox', { name: /^Liczba sztuk/ });
	// two are on its shelf
	await pieces.fill('3');
	await pieces.press('Enter');
	await expect(inLodz).toHaveCount(0);
	await pieces.fill('1');
	await pieces.press('Enter');
	await expect(page.getByLabel('Ulica', { exact: true })).toHaveCount(0);
	await page.getByRole('radio', { name: /przy odbiorze/ }).click();
	await page.getByLabel('Telefon').fill('600700800');
	await page.getByRole('checkbox', { name: /Akceptuję/ }).check();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page.getByText('Wybierz, gdzie odbierzesz zamówienie.').first()).toBeVisible();
	await inLodz.click();
	await assertAccessible(page);
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page.getByText(/Rzeczy czekają na\sCiebie w\ssalonie do:\s\d\d:\d\d/)).toBeVisible();
	await expect(page.getByText(/Weź ze\ssobą numer zamówienia/)).toBeVisible();
	await expect(page.getByText(/Gdy kurier je odbierze/)).toHaveCount(0);
	const { text } = await mailTo(person.email, /Potwierdzenie zamówienia/);
	expect(text).toContain('Salon: Brzask Piotrkowska');
	await page.goto(/\S+\/zamowienie\/\S+/.exec(text)?.[0] ?? '');
	await expect(page.getByRole('heading', { level: 1, name: 'Odłożone w salonie' })).toBeVisible();
	await expect(page.getByText('Czeka w salonie')).toBeVisible();
	await assertAccessible(page);
});
