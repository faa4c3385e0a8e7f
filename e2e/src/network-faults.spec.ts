import { type BrowserContext, expect, type Page } from '@playwright/test';
import { isFull } from '../../scripts/for-tests/faults.ts';
import { kept, withWorker } from './kept-pages.ts';
import { hotel, type LyingNetwork, openLyingNetwork } from './lying-network.ts';
import { mailsTo, mailTo } from './mails.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';
import { addToCart, alive, chooseVariant, fillCheckout, newPerson } from './shopper.ts';
import { test } from './watch-console.ts';

const DRESS = '/sukienka-lniana-jagna';

type Fault = Partial<Pick<LyingNetwork, 'lie' | 'cutsAnswers' | 'delay'>>;
const NO_FAULT: Fault = { lie: null, cutsAnswers: false, delay: 0 };
const FAULTS: Record<string, Fault> = {
	'cuts every connection': {
		lie: (_, answer) => {
			answer.destroy();
			return true;
		},
	},
	'cuts every answer': { cutsAnswers: true },
	'answers with a login page': { lie: hotel },
	'takes a second for everything': { delay: 1000 },
};

let shell: SecondShell;
let network: LyingNetwork;
let context: BrowserContext;
let page: Page;
test.beforeAll(async () => {
	shell = await openSecondShell(undefined, undefined, { OUTPUT_CACHE: 'on' });
});
test.afterAll(() => shell.close());
test.beforeEach(async ({ browser }) => {
	network = await openLyingNetwork(shell.origin);
	context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow' });
	page = await context.newPage();
});
test.afterEach(async () => {
	await context.close();
	await network.close();
});

/** What hotels answer is tried with pages and with the queue in each run, and with an order in full ones. */
const tried = Object.entries(FAULTS).filter(([what]) => isFull || what !== 'answers with a login page');
for (const [what, fault] of tried) {
	test(`a purchase in two tabs on a network that ${what} at each step is one order (16.1, 16.15)`, async ({
		consoleErrors,
	}) => {
		const during = async (step: () => Promise<unknown>) => {
			Object.assign(network, fault);
			await step();
			Object.assign(network, NO_FAULT);
		};
		const person = newPerson();
		await page.goto(DRESS);
		await alive(page);
		await withWorker(page);
		await kept(page, DRESS);
		const other = await context.newPage();
		await other.goto('/faq');
		await alive(other);

		// a page
		await during(() => page.goto(DRESS, { waitUntil: 'commit' }).catch(() => undefined));
		await page.goto(DRESS);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sukienka lniana Jagna');

		// the cart
		await during(async () => {
			await chooseVariant(page, 'Rudy');
			await addToCart(page);
			await expect(other.getByText('1 sztuka w koszyku')).toBeAttached();
		});

		// its sum
		await page.goto('/cart');
		await fillCheckout(page, person);
		await page.getByLabel(/Załóż konto/).uncheck();
		await page.getByText('Płatność przy odbiorze').click();
		await expect(page.getByText('Kwota szacunkowa')).toHaveCount(0);
		await during(async () => {
			await page.getByRole('button', { name: 'O jedną sztukę więcej' }).click();
			await expect(other.getByText('2 sztuki w koszyku')).toBeAttached();
		});
		await expect(page.getByText('Kwota szacunkowa')).toHaveCount(0);

		// the order
		const order = page.getByRole('button', { name: 'Zamawiam i płacę' });
		const problem = page
			.getByText(/Nie dostaliśmy odpowiedzi|Nie udało się złożyć zamówienia|Nadal możesz złożyć/)
			.first();
		const confirmation = /\/payment-confirmation\//;
		await during(async () => {
			await order.click();
			await expect.poll(async () => confirmation.test(page.url()) || (await problem.isVisible())).toBe(true);
			await expect(page.getByText('Hotel')).toHaveCount(0);
		});
		await expect(async () => {
			if (await order.isVisible()) await order.click({ timeout: 1000 });
			await expect(page).toHaveURL(confirmation, { timeout: 5000 });
		}).toPass({ timeout: 30_000 });
		await expect(other.getByText('2 sztuki w koszyku')).toHaveCount(0);
		const aboutOrder = /zamówieni/i;
		await mailTo(person.email, aboutOrder);
		const mails = await mailsTo(person.email);
		expect(mails.filter(({ subject }) => aboutOrder.test(subject))).toHaveLength(1);
		consoleErrors.length = 0;
	});
}
