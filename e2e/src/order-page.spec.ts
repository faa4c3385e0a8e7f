import { expect, type Page, type Route, test } from '@playwright/test';
import { haveInCart } from './kept-cart.ts';
import { mailTo } from './mails.ts';
import { asMerchant, enter } from './merchant.ts';
import { fillCheckout, newPerson, openFromFooter, type Person } from './shopper.ts';

const SOCKS = '/skarpetki-domowe-przypiecek';

/** Buys as a guest and returns the order's number. */
async function buyAsGuest(page: Page, person: Person, payment: RegExp): Promise<string> {
	await haveInCart(page, SOCKS);
	await page.goto('/cart');
	await fillCheckout(page, person);
	await page.getByLabel(/Załóż konto/).uncheck();
	await page.getByRole('radio', { name: payment }).click();
	await page.getByRole('button', { name: 'Zamawiam i płacę' }).click();
	await expect(page).toHaveURL(/\/payment-confirmation\/[0-9a-f-]{36}$/);
	const text = await page.getByText(/Zamówienie nr \S+/).textContent();
	return /nr (\S+)/.exec(text ?? '')?.[1] ?? '';
}

/** Opens the link of the order's mail. */
async function openFromMail(page: Page, person: Person): Promise<void> {
	const { text } = await mailTo(person.email, /Potwierdzenie zamówienia/);
	await page.goto(/\S+\/zamowienie\/\S+/.exec(text)?.[0] ?? '');
}

const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('time');

test('a guest follows an order by the link of its mail, until it is delivered (2.36, 15.34)', async ({
	browser,
	page,
}) => {
	const person = newPerson();
	const number = await buyAsGuest(page, person, /przy odbiorze/);
	await expect(page.getByText('w tym VAT 23%')).toBeVisible();
	await expect(page.getByText('Świętojańska 7/3')).toHaveCount(2);

	const other = await (await browser.newContext()).newPage();
	await openFromMail(other, person);
	await expect(other.getByRole('heading', { level: 1, name: 'Przyjęte' })).toBeVisible();
	await expect(other.getByText(`Zamówienie nr ${number}`)).toBeVisible();
	await expect(other.getByText('Świętojańska 7/3')).toHaveCount(2);
	await expect(other.getByText('w tym VAT 23%')).toBeVisible();
	await expect(other.getByRole('button', { name: /Faktura/ })).toHaveCount(0);

	await test.step('it is sent, and its parcel can be followed', async () => {
		await enter(number, 'sent', { carrier: 'DPD', number: '0012U', url: 'https://carrier.example/0012U' });
		const { text } = await mailTo(person.email, /w drodze/);
		expect(text).toContain('https://carrier.example/0012U');
		await other.reload();
		await expect(other.getByRole('heading', { level: 1, name: 'W drodze' })).toBeVisible();
		await expect(step(other, 'Wysłane')).toBeVisible();
		await expect(step(other, 'Dostarczone')).toHaveCount(0);
		await expect(other.getByRole('link', { name: 'Śledź przesyłkę' })).toHaveAttribute('href', /0012U$/);
		await expect(other.getByRole('button', { name: 'Anuluj zamówienie' })).toHaveCount(0);
	});

	await test.step('it is delivered', async () => {
		await enter(number, 'delivered');
		await other.reload();
		await expect(step(other, 'Dostarczone')).toBeVisible();
	});

	await test.step('there is an invoice, and it can be bought again', async () => {
		await other.getByRole('button', { name: 'Kup jeszcze raz' }).click();
		await expect(other.getByText('Produkty z zamówienia są w koszyku')).toBeVisible();
		await expect(other.getByRole('banner').getByText('1 sztuka w koszyku')).toHaveCount(1);
		const invoice = other.waitForRequest(/\/api\/order\/[0-9a-f-]{36}\/invoice\//);
		await other.getByRole('button', { name: /Faktura FV/ }).click();
		const answer = await fetch((await invoice).url());
		expect(answer.headers.get('content-type')).toBe('application/pdf');
	});
});

test('an unpaid order says so, can be paid later, or be cancelled, by its link alone (15.33, 15.34, 22.17)', async ({
	browser,
	page,
}) => {
	const person = newPerson();
	await buyAsGuest(page, person, /Szybka płatność/);
	await page.getByRole('button', { name: 'Anuluj', exact: true }).press('Enter');
	await expect(page.getByText('Nie przenosimy Cię automatycznie.')).toBeFocused();
	const other = await (await browser.newContext()).newPage();
	await openFromMail(other, person);
	await expect(other.getByRole('heading', { level: 1, name: 'Czeka na płatność' })).toBeVisible();
	await expect(other.getByRole('link', { name: 'Zapłać teraz' })).toBeVisible();
	await other.getByRole('button', { name: 'Anuluj zamówienie' }).press('Enter');
	await other.getByRole('button', { name: 'Tak, anuluj' }).press('Enter');
	await expect(other.getByRole('heading', { level: 1, name: 'Anulowane' })).toBeFocused();
	await expect(step(other, 'Anulowane')).toBeVisible();
	await mailTo(person.email, /anulowane/);
	const stranger = await (await browser.newContext()).newPage();
	await stranger.goto(`${other.url()}x`);
	await expect(stranger.getByRole('heading', { name: 'Nie znaleźliśmy tego zamówienia' })).toBeVisible();
});

test('while an order is being cancelled, no countdown leads to its payment, though the question was closed (15.14)', async ({
	page,
}) => {
	await buyAsGuest(page, newPerson(), /Szybka płatność/);
	const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
	await page.route('**/api/order/*/cancel', async (route) => {
		await isAnswered;
		await route.continue();
	});
	await page.getByRole('button', { name: 'Anuluj zamówienie' }).press('Enter');
	const countdown = page.getByText(/^Przejście do płatności za/);
	const left = (await countdown.textContent()) ?? '';
	await page.clock.install();
	await page.getByRole('button', { name: 'Tak, anuluj' }).press('Enter');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.getByRole('button', { name: 'Anuluj zamówienie' }).press('Enter');
	await page.getByRole('button', { name: 'Zostaw zamówienie' }).press('Enter');
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.clock.runFor(1_100);
	await expect(countdown).toHaveText(left);
	answer();
	await expect(page.getByRole('heading', { level: 1, name: 'Zamówienie anulowane' })).toBeVisible();
});

test('a guest withdraws from the contract, from the footer to the money, with the focus at each step (2.37, 22.17)', async ({
	page,
}) => {
	const person = newPerson();
	const number = await buyAsGuest(page, person, /przy odbiorze/);
	await enter(number, 'sent');
	await enter(number, 'delivered');
	await page.context().clearCookies();

	await openFromFooter(page, 'Odstąp od umowy tutaj');
	await expect(page.getByRole('heading', { level: 1, name: 'Odstąpienie od umowy' })).toBeVisible();
	await page.getByLabel('Numer zamówienia').fill(number);
	await page.getByLabel('E-mail z zamówienia').fill('ktos.inny@example.pl');
	await page.getByRole('button', { name: 'Otwórz zamówienie' }).click();
	await expect(page.getByText('Nie znaleźliśmy zamówienia o tym numerze')).toBeVisible();
	await page.getByLabel('E-mail z zamówienia').fill(person.email);
	await page.getByRole('button', { name: 'Otwórz zamówienie' }).click();
	await expect(page).toHaveURL(/\/zamowienie\//);

	const start = page.getByRole('button', { name: 'Odstąp od umowy tutaj' });
	await start.press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Odstąpienie od umowy' })).toBeFocused();
	await page.getByRole('button', { name: 'Zrezygnuj' }).press('Enter');
	await expect(start).toBeFocused();
	await page.keyboard.press('Enter');
	const next = page.getByRole('button', { name: 'Dalej' });
	await next.press('Enter');
	const socks = page.getByRole('checkbox', { name: /Skarpetki/ });
	await expect(socks).toBeFocused();
	await expect(socks).toHaveAccessibleDescription('Wybierz co najmniej jedną rzecz.');
	await page.keyboard.press('Space');
	const account = page.getByLabel('Numer rachunku do zwrotu');
	await account.fill('62 1090 1014 0000 0712 1981 2874');
	await next.press('Enter');
	await expect(account).toBeFocused();
	await expect(account).toHaveAccessibleDescription(/Sprawdź numer rachunku/);
	await account.fill('61 1090 1014 0000 0712 1981 2874');
	await expect(account).not.toHaveAttribute('aria-invalid');
	await next.press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Potwierdź odstąpienie' })).toBeFocused();
	await expect(page.getByText(`Odstępuję od umowy sprzedaży (zamówienie ${number})`)).toBeVisible();
	await page.getByRole('button', { name: 'Potwierdzam odstąpienie od umowy' }).press('Enter');
	await expect(page.getByRole('listitem').filter({ hasText: 'Przyjęliśmy odstąpienie od umowy' })).toBeFocused();
	await expect(start).toHaveCount(0);
	const receipt = await mailTo(person.email, /Potwierdzenie odstąpienia/);
	expect(receipt.text).toContain('61 1090 1014 0000 0712 1981 2874');

	const received = await asMerchant('claim?state=received');
	const { id } = received.find((claim: { order_number: string }) => claim.order_number === number);
	await asMerchant(`claim/${id}`, { state: 'accepted' });
	await page.reload();
	await expect(page.getByText('Pieniądze zwrócone')).toBeVisible();
});

test('a guest complains, with a picture, once although the answer is lost, and reads the answer (15.37, 22.17)', async ({
	page,
}) => {
	const person = newPerson();
	const number = await buyAsGuest(page, person, /przy odbiorze/);
	await enter(number, 'sent');
	await openFromMail(page, person);
	const start = page.getByRole('button', { name: 'Złóż reklamację' });
	await start.press('Enter');
	await expect(page.getByRole('heading', { level: 2, name: 'Reklamacja' })).toBeFocused();
	await page.getByRole('button', { name: 'Zrezygnuj' }).press('Enter');
	await expect(start).toBeFocused();
	await page.keyboard.press('Enter');
	await page.getByRole('checkbox', { name: /Skarpetki/ }).check();
	const send = page.getByRole('button', { name: 'Wyślij reklamację' });
	const description = page.getByLabel('Co jest nie tak');
	await send.press('Enter');
	await expect(description).toBeFocused();
	await expect(description).toHaveAccessibleDescription('Napisz choć kilka słów.');
	await description.fill('Dziura na pięcie, od pierwszego dnia.');
	await expect(description).not.toHaveAttribute('aria-invalid');
	await page.getByLabel('Czego oczekujesz').selectOption('wymiany');
	const buffer = await page.screenshot();
	await page.getByLabel('Zdjęcia').setInputFiles({ name: 'dziura.png', mimeType: 'image/png', buffer });
	const lose = async (route: Route) => {
		await route.fetch();
		await route.abort();
	};
	await page.route('**/api/order/*/complaint*', lose, { times: 1 });
	await send.press('Enter');
	await expect(page.getByRole('alert')).toBeVisible();
	await send.press('Enter');
	await expect(page.getByText('Przyjęliśmy reklamację')).toHaveCount(1);
	await expect(page.getByRole('listitem').filter({ hasText: 'Przyjęliśmy reklamację' })).toBeFocused();
	await expect(page.getByText('1 zdjęcie', { exact: true })).toBeVisible();
	await mailTo(person.email, /Potwierdzenie reklamacji/);

	const received = await asMerchant('claim?state=received');
	const { id } = received.find((claim: { order_number: string }) => claim.order_number === number);
	await asMerchant(`claim/${id}`, { state: 'accepted', answer: 'Nowa para jest w drodze.' });
	await page.reload();
	await expect(page.getByText('Reklamacja uznana')).toBeVisible();
	await expect(page.getByText('Nowa para jest w drodze.')).toBeVisible();
});
