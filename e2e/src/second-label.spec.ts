import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, type RunningProcess, startProcess } from './child-process.ts';
import { copyReleases, openSecondShell, type SecondShell } from './second-shell.ts';
import { alive, openFromFooter } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const STORE_VIEWS = join(ROOT, 'e2e/src/second-label/store-views.json');

let shop: SecondShell;
let api: RunningProcess;
let dataDir: string;

test.beforeAll(async () => {
	words = await demoWords();
	dataDir = await copyReleases();
	const label = {
		LABEL: join(ROOT, 'e2e/src/second-label/label.ts'),
		STORE_VIEWS,
		MAIL_FROM: '',
		ORDER_PREFIX: 'TIDE',
	};
	api = await startProcess('commerce-api/src/main.ts', { ...label, API_PORT: '0', DATA_DIR: dataDir });
	shop = await openSecondShell(`http://127.0.0.1:${api.port}`, dataDir, { STORE_VIEWS });
});
test.afterAll(async () => {
	await api.close();
	await shop.close();
});

/** Words of the route table, which all shops share. */
const ROUTE = 'kontakt';

/** Names, titles and addresses of everything in the demo shop. */
let words: string[];

async function demoWords(): Promise<string[]> {
	const { seed } = await import(join(ROOT, 'demo-shop/src/label.ts'));
	const found = new Set<string>(['brzask', 'brz-', 'łódź', 'łodzi', 'nowosc', 'promocje']);
	const visit = (value: unknown, key = ''): void => {
		if (typeof value === 'string' && /^(name|title|slug|urlKey|urlPath)$/.test(key)) found.add(value.toLowerCase());
		else if (typeof value === 'object' && value) for (const [name, inner] of Object.entries(value)) visit(inner, name);
	};
	const { catalog, content } = await seed();
	visit({ ...catalog, translations: {} });
	visit({ ...content, translations: {} });
	return [...found].filter((word) => word.length > 3 && word !== ROUTE);
}

/** Keeps what a shopper or a machine reads of an answer; styles and common addresses belong to the shop's code. */
function readable(answer: string): string {
	return answer.replace(/<style[^>]*>.*?<\/style>/gs, '').toLowerCase();
}

const wordsIn = (answer: string) => {
	const text = readable(answer);
	return words.filter((word) =>
		new RegExp(`(?<![\\p{L}\\d-])${word.replace(/[^\p{L}\d\s-]/gu, '.')}(?![\\p{L}\\d-])`, 'u').test(text),
	);
};

const PAGES: [what: string, path: string, shows: string][] = [
	['home', '/', 'Tidewater – knitwear from the harbour'],
	['listing', '/jumpers', 'Lighthouse Jumper'],
	['what is new', '/just-landed', 'Gull Cap'],
	['product', '/harbour-jumper', 'knitted by the sea'],
	['search', '/szukaj?q=gull', 'Gull Cap'],
	['cart', '/cart', 'Tidewater'],
	['CMS page', '/our-harbour', 'Our harbour, in short.'],
	['questions', '/faq', 'Soon.'],
	['contact', '/kontakt', 'ahoy@tidewater.example'],
	['login', '/login', 'Tidewater'],
	['site map', '/sitemap.xml', '/anchor-cap'],
	['robots', '/robots.txt', 'Sitemap:'],
	['feed', '/feed/google-ie.xml', 'Fog Cardigan'],
	['icon', '/icon.svg', '#0a4a5c'],
	['icon of other files', '/favicon.ico', '#0a4a5c'],
];

test('another label has its own name, texts, prices and addresses on every page, and no word of the demo shop', async ({
	request,
}) => {
	expect(words.length).toBeGreaterThan(300);
	for (const [what, path, shows] of PAGES) {
		const answer = await request.get(shop.origin + path);
		expect([what, answer.status()]).toEqual([what, 200]);
		const text = await answer.text();
		expect(text, what).toContain(shows);
		expect([what, wordsIn(text)]).toEqual([what, []]);
	}
	const product = await (await request.get(`${shop.origin}/harbour-jumper`)).text();
	expect(product).toMatch(/€\s?89\.00|89[.,]00\s?€/);
});

test('rule 10.18: editors word the promotion, the footer and free delivery, also where a page follows one without them', async ({
	page,
}) => {
	await page.goto(`${shop.origin}/harbour-jumper`);
	await expect(page.getByText('We ship for nothing from 80 €')).toBeVisible();
	await alive(page);
	await page.goto(`${shop.origin}/cart`);
	await page.getByRole('banner').getByRole('link', { name: 'Tidewater' }).click();
	await expect(page.getByRole('link', { name: 'New wool has landed' })).toBeVisible();
	const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'On board' });
	await expect(footer.getByRole('link')).toHaveText(['Our harbour']);
	await openFromFooter(page, 'Our harbour');
	await expect(page.getByRole('heading', { level: 1, name: 'Our harbour' })).toBeVisible();
});

test('its mails and forms are written in its name', async ({ request }) => {
	const customer = { email: 'skipper@example.com', firstname: 'Grace', lastname: 'Byrne', addresses: [] };
	const created = await request.post(`${shop.origin}/api/user/create`, {
		data: { customer, password: 'seven seas and a gull' },
	});
	expect(created.status()).toBe(200);
	const mails = join(dataDir, 'mails');
	await expect.poll(async () => (await readdir(mails).catch(() => [])).length).toBeGreaterThan(1);
	const [eml = ''] = (await readdir(mails)).filter((name) => name.endsWith('.eml'));
	const mail = JSON.parse(await readFile(join(mails, eml.replace(/eml$/, 'json')), 'utf8'));
	expect(mail).toMatchObject({ to: customer.email, subject: 'Welcome to Tidewater' });
	expect(wordsIn(JSON.stringify(mail))).toEqual([]);
	expect(await readFile(join(mails, eml), 'utf8')).toContain('From: Tidewater <no-reply@');

	const pdf = await request.get(`${shop.origin}/zwrot-pdf`);
	expect(pdf.headers()['content-type']).toBe('application/pdf');
	expect((await pdf.body()).toString('latin1')).toContain('Tidewater');
});

test('it looks as its theme says, and draws its own pictures', async ({ page }) => {
	await page.goto(`${shop.origin}/harbour-jumper`);
	const { paper, font } = await page.evaluate(() => {
		const style = getComputedStyle(document.documentElement);
		return { paper: style.backgroundColor, font: style.fontFamily };
	});
	expect(paper).toBe('rgb(238, 244, 246)');
	expect(font).toBe('Georgia, serif');
	const drawn = await page.request.get(`${shop.origin}/img/150x150/t/i/gull-cap.webp`);
	expect(drawn.headers()['cache-control']).toContain('immutable');
});
