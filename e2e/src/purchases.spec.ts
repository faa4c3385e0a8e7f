import type { Page } from '@playwright/test';
import { registerShopper } from './account-session.ts';
import { mailTo } from './mails.ts';
import { enter } from './merchant.ts';
import { act, alive, clickBuy, isHydrated, newPerson, type Person } from './shopper.ts';
import { expect, test } from './watch-console.ts';

interface Goods {
	type: string;
	path: string;
	/** Makes the choices without which it is not sold. */
	choose?: (page: Page) => Promise<void>;
	isShipped: boolean;
	/** A voucher for whatever is bought with it: the tax falls due then (Art. 30b of Directive 2006/112/EC). */
	isVoucher?: true;
}

async function chooseSize(page: Page) {
	await page.getByRole('main').getByRole('radiogroup').last().getByRole('radio', { disabled: false }).last().click();
}

/** The first that can be had of each field, whose choice may bring a field for the size, and two pieces where the shopper says how many. */
async function chooseParts(page: Page) {
	const fields = page.locator('main select[name^="bundle-"]:not([name$="-qty"])');
	// a field that comes later, because its part was chosen before hydration, would move the others
	await act(page);
	await expect.poll(() => isHydrated(fields.first())).toBe(true);
	for (let index = 0; index < (await fields.count()); index++) {
		const field = fields.nth(index);
		await field.selectOption(await field.locator('option:enabled:not([value=""])').first().getAttribute('value'));
	}
	await page.locator('main select[name^="bundle-"][name$="-qty"]').selectOption('2');
}

async function embroider(page: Page) {
	await page.locator('main input[name^="custom-"]').first().fill('ŻŚ');
	await page.locator('main select[name^="custom-"]').first().selectOption({ index: 1 });
}

/** A size for each garment. */
async function chooseSizes(page: Page) {
	const sizes = page.locator('main select[name^="part-"]:not([name$="-qty"])');
	for (const size of await sizes.all()) {
		await size.selectOption(await size.locator('option:enabled').last().getAttribute('value'));
	}
}

const GOODS: Goods[] = [
	{ type: 'configurable', path: '/sukienka-lniana-jagna', choose: chooseSize, isShipped: true },
	{ type: 'simple', path: '/szalik-z-merynosa-ponowa', isShipped: true },
	{ type: 'bundle', path: '/pudelko-na-prezent-czapka-szal-skarpetki', choose: chooseParts, isShipped: true },
	{ type: 'grouped', path: '/komplet-szalik-czapka-i-skarpetki-na-mroz', choose: chooseSizes, isShipped: true },
	{ type: 'custom options', path: '/haft-inicjalow', choose: embroider, isShipped: false },
	{ type: 'virtual', path: '/elektroniczna-karta-podarunkowa-100-zl', isShipped: false, isVoucher: true },
	{ type: 'downloadable', path: '/wykroj-pdf-sukienka-jagna', isShipped: false },
];

const VIEWS = [
	{
		view: '',
		add: /^Dodaj (zestaw )?do koszyka/,
		order: 'Zamawiam i płacę',
		mail: /^Potwierdzenie zamówienia/,
		settled: 'Ceny zawierają VAT.',
		vat: 23,
	},
	{
		view: '/de',
		add: /^(Set in|In) den Warenkorb/,
		order: 'Zahlungspflichtig bestellen',
		mail: /^Deine Bestellung/,
		settled: 'Alle Preise inkl. MwSt.',
		vat: 19,
	},
	{
		view: '/it',
		add: /^Aggiungi (il set )?al carrello/,
		order: 'Ordina e paga',
		mail: /^Il tuo ordine/,
		settled: 'I prezzi includono l’IVA.',
		vat: 22,
	},
] as const;
type View = (typeof VIEWS)[number];

const BUYERS = ['guest', 'new account', 'logged in'] as const;
const WIDTHS = [390, 1440] as const;

const ADDRESSES: Record<
	View['view'],
	{ street: string; house: string; postcode: string; city: string; phone: string }
> = {
	'': { street: 'Świętojańska', house: '7/3', postcode: '81-368', city: 'Gdynia', phone: '600 100 200' },
	'/de': { street: 'Kastanienallee', house: '82', postcode: '10435', city: 'Berlin', phone: '0151 23456789' },
	'/it': { street: 'Via Torino', house: '12', postcode: '20123', city: 'Milano', phone: '347 1234567' },
};

/** `1234,50 zł` → 123450; 0 for a word such as "gratis". */
function groszeIn(text: string | null): number {
	const [, units = '0', rest = '00'] = /(\d[\d\u00a0 .]*),(\d\d)\s*(?:zł|€)/.exec(text ?? '') ?? [];
	return Number(units.replace(/\D/g, '') + rest);
}

/** Grosze for a piece, as the product's page says: with its choices, if they change the price. */
async function shownPrice(page: Page): Promise<number> {
	return groszeIn(await page.locator('main [data-size="page"]').last().textContent());
}

async function introduce(page: Page, { firstName, lastName, email, password }: Person, buyer: string) {
	if (buyer === 'logged in') return;
	await page.locator('[name="personal.firstName"]').fill(firstName);
	await page.locator('[name="personal.lastName"]').fill(lastName);
	await page.locator('[name="personal.emailAddress"]').fill(email);
	if (buyer === 'guest') return;
	await page.locator('[name="personal.createAccount"]').check();
	await page.locator('[name="password"]').fill(password);
}

async function address(page: Page, { view }: View) {
	const { street, house, postcode, city, phone } = ADDRESSES[view];
	await page.locator('[name="shipping.streetAddress"]').fill(street);
	await page.locator('[name="shipping.apartmentNumber"]').fill(house);
	await page.locator('[name="shipping.zipCode"]').fill(postcode);
	await page.locator('[name="shipping.city"]').fill(city);
	await page.locator('[name="shipping.phoneNumber"]').fill(phone);
	// it comes with the list of countries
	if (view === '/it') await page.locator('select[name="shipping.state"]').selectOption({ index: 1 });
}

function orderNumberIn(subject: string): string {
	const [number] = /[A-Z]{3}-?\d\S*\d/.exec(subject) ?? [];
	if (!number) throw new Error(`No order number in “${subject}”`);
	return number;
}

/** Grosze of the first way of delivery, which is chosen. */
async function deliveryCost(page: Page): Promise<number> {
	const chosen = page.locator('label', { has: page.locator('[name="shipping.method"]:checked') });
	return groszeIn(await chosen.textContent());
}

/** Grosze or cents of tax by its percentage, as the confirmation says. */
async function shownTaxes(page: Page): Promise<[number, number][]> {
	const rows = await page.locator('main [data-tax]').all();
	return Promise.all(
		rows.map(async (row): Promise<[number, number]> => {
			const percent = /([\d,]+)\s?%/.exec((await row.locator('dt').textContent()) ?? '')?.[1] ?? '';
			return [Number(percent.replace(',', '.')), groszeIn(await row.locator('dd').textContent())];
		}),
	);
}

interface Taxed {
	/** Gross grosze of the line and of its delivery, each of which is rounded for itself. */
	parts: number[];
	vat: number;
	goods: Goods;
}

/** The tax in a price is that share of it, to the grosz; the lines of a set are not told apart, so that each may move it by half a one. */
function expectTaxes(taxes: [number, number][], { parts, vat, goods: { type, isVoucher } }: Taxed) {
	const taxIn = (gross: number) => gross - Math.round((gross * 100) / (100 + vat));
	const owed = isVoucher ? 0 : parts.reduce((sum, gross) => sum + taxIn(gross), 0);
	const due = taxes.filter(([, tax]) => tax > 0);
	expect(due.map(([percent]) => percent)).toEqual(isVoucher ? [] : [vat]);
	expect(Math.abs((due[0]?.[1] ?? 0) - owed)).toBeLessThanOrEqual(type === 'grouped' ? 2 : 0);
}

async function buy(page: Page, goods: Goods, view: View, buyer: (typeof BUYERS)[number]) {
	const person = buyer === 'logged in' ? await registerShopper(page) : newPerson();
	await page.goto(view.view + goods.path);
	await alive(page);
	await goods.choose?.(page);
	const add = page.getByRole('main').getByRole('button', { name: view.add }).first();
	const price = await shownPrice(page);
	expect(price).toBeGreaterThan(0);
	await clickBuy(add);
	await expect(page.getByRole('banner').getByRole('link', { name: /[1-9]/ }).first()).toBeVisible();
	await page.goto(`${view.view}/cart`);
	await alive(page);
	const pieces = goods.type === 'grouped' ? 1 : 2;
	const more = page.getByRole('main').getByRole('button', { name: /więcej|mehr|in più/ });
	if (pieces > 1) await more.first().click();
	await introduce(page, person, buyer);
	if (goods.isShipped) await address(page, view);
	if (goods.type === 'downloadable') await page.locator('[name="digital"]').check();
	await page.locator('[name="terms"]').check();
	const summary = page.locator('main section', { has: page.locator('[data-total]') }).last();
	// the server's list of ways of delivery may follow the one that the page knows
	const shown = async () => groszeIn(await summary.locator('[data-total] dd').textContent());
	const delivery = async () => (goods.isShipped ? await deliveryCost(page) : 0);
	await expect.poll(async () => (await shown()) - (await delivery())).toBe(pieces * price);
	await expect(summary.getByText(view.settled)).toBeVisible();
	const total = pieces * price + (await delivery());
	expect(await shown()).toBe(total);
	await page.getByRole('button', { name: view.order }).click();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}/);
	const confirmation = page.locator('main [data-total] dd').first();
	expect(groszeIn(await confirmation.textContent())).toBe(total);
	const parts = [pieces * price, total - pieces * price];
	expectTaxes(await shownTaxes(page), { parts, vat: view.vat, goods });
	const { subject, text } = await mailTo(person.email, view.mail);
	expect(text.replaceAll('\u00a0', ' ')).toContain(
		((await confirmation.textContent()) ?? '').replaceAll('\u00a0', ' '),
	);
	// the pieces go back, so that there are some for the next purchase
	await enter(orderNumberIn(subject), 'canceled');
}

interface Purchase {
	goods: Goods;
	view: View;
	buyer: (typeof BUYERS)[number];
	width: (typeof WIDTHS)[number];
}

function everyPurchase(): Purchase[] {
	return GOODS.flatMap((goods) =>
		VIEWS.flatMap((view) => BUYERS.flatMap((buyer) => WIDTHS.map((width) => ({ goods, view, buyer, width })))),
	);
}

/** Each value of a column once or more, with the other columns turning beside it. */
function somePurchases(): Purchase[] {
	return GOODS.map((goods, index) => ({
		goods,
		view: VIEWS[index % VIEWS.length] ?? VIEWS[0],
		buyer: BUYERS[(index + Math.floor(index / 3)) % BUYERS.length] ?? 'guest',
		width: WIDTHS[index % WIDTHS.length] ?? 390,
	}));
}

// `PURCHASES=all RATE_LIMITS=false playwright test purchases` buys everything, in two shops at once
const isWhole = process.env.PURCHASES === 'all';
if (isWhole) test.describe.configure({ mode: 'parallel' });
for (const { goods, view, buyer, width } of isWhole ? everyPurchase() : somePurchases()) {
	test(`${goods.type} for a ${buyer}, ${view.view || '/pl'}, ${width} px (1.1, 1.7)`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await buy(page, goods, view, buyer);
	});
}
