import type { Locator, Page } from '@playwright/test';
import { assertAccessible } from './accessibility.ts';
import { registerShopper } from './account-session.ts';
import { act, alive, scrollToReviews } from './shopper.ts';
import { expect, test } from './watch-console.ts';

const DRESS = '/sukienka-lniana-jagna';
const REVIEWED = '/bluza-rozpinana-bieg';

test('pictures are looked at closely by keyboard alone, and the focus comes back', async ({ page }) => {
	await page.goto(DRESS);
	await alive(page);
	const picture = page.getByRole('link', { name: 'Sukienka lniana Jagna, zdjęcie 1' });
	await picture.focus();
	await page.keyboard.press('Enter');
	const zoom = page.getByRole('dialog', { name: 'Sukienka lniana Jagna' });
	await expect(zoom.getByRole('status')).toHaveText('1 z 3');
	await page.keyboard.press('ArrowLeft');
	await expect(zoom.getByRole('status')).toHaveText('3 z 3');
	const enlarge = zoom.getByRole('button', { name: 'Powiększ' });
	await enlarge.press('Enter');
	await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('Escape');
	await expect(zoom).toBeHidden();
	await expect(picture).toBeFocused();
});

test('an enlarged picture comes in a size that nothing else fetches (1.13)', async ({ page }) => {
	const large: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/img/2400x2976/')) large.push(request.url());
	});
	await page.goto('/sukienka-lniana-jagna');
	await alive(page);
	await page.getByRole('region', { name: 'Zdjęcia' }).getByRole('listitem').getByRole('link').last().click();
	const zoom = page.getByRole('dialog');
	await expect(zoom.getByRole('img')).toBeVisible();
	expect(large).toEqual([]);
	await zoom.getByRole('button', { name: 'Powiększ' }).click();
	const width = () => zoom.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc);
	await expect.poll(width).toContain('/img/2400x2976/');
	expect(large).toHaveLength(1);
});

test('a film plays among the pictures, and is not fetched before (4.31)', async ({ page }) => {
	const films: number[] = [];
	page.on('response', (response) => {
		if (response.url().includes('/film/')) films.push(response.status());
	});
	await page.goto('/sukienka-lniana-wanda');
	await alive(page);
	const film = page.getByRole('region', { name: 'Zdjęcia' }).locator('video');
	await film.scrollIntoViewIfNeeded();
	await expect(film).toHaveJSProperty('networkState', 1);
	expect(films).toEqual([]);
	await film.evaluate((video: HTMLVideoElement) => video.play());
	await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
	expect(films).toEqual([206]);
	await assertAccessible(page);
});

test('on a phone the pictures are swiped, the button stays in reach, and it is one', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(DRESS);
	await alive(page);
	const buy = page.getByRole('button', { name: 'Dodaj do koszyka' });
	await expect(buy).toHaveCount(1);
	await expect(buy).toBeInViewport({ ratio: 1 });
	const second = page.getByRole('link', { name: 'Pokaż zdjęcie 2' });
	await second.click();
	await expect(second).toHaveAttribute('aria-current', 'true');
	await page.getByText('Szczegóły').scrollIntoViewIfNeeded();
	await expect(buy).toBeInViewport({ ratio: 1 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('buying without a size leads to the sizes, which say so, as does a notification', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(DRESS);
	await alive(page);
	const sizes = page.getByRole('radiogroup', { name: /^Rozmiar/ });
	await expect(sizes).not.toHaveAttribute('aria-invalid');
	await page.getByText('Szczegóły').scrollIntoViewIfNeeded();
	await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Wybierz rozmiar' })).toBeVisible();
	await expect(sizes).toHaveAttribute('aria-invalid', 'true');
	await expect(sizes).toHaveAccessibleDescription('Wybierz rozmiar');
	const first = sizes.getByRole('radio', { disabled: false }).first();
	await expect(first).toBeFocused();
	await expect(first).toBeInViewport();
	await page.keyboard.press('Space');
	await expect(sizes).not.toHaveAttribute('aria-invalid');
	await page.getByRole('button', { name: 'Dodaj do koszyka' }).click();
	await expect(page.getByText('Produkt został dodany do koszyka')).toBeVisible();
});

test('what went wrong on the page does not cover the dialogs about sizes (1.24)', async ({ page }) => {
	await page.goto(DRESS);
	await alive(page);
	const toast = page.getByRole('alert').filter({ hasText: 'Wybierz rozmiar' });
	const links = [/^Nie ma Twojego rozmiaru\?/, 'Tabela rozmiarów'];
	for (const name of links) {
		await page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka' }).click();
		await expect(toast).toBeVisible();
		await page.getByRole('main').getByRole('link', { name }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expect(toast).toHaveCount(0);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
	}
});

test('sizes are measured in a table of the product’s own sizes, with the chosen one marked (8.8)', async ({ page }) => {
	await page.goto(DRESS);
	// before that the link leads to the page about sizes
	await alive(page);
	await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
	await page.getByRole('main').getByRole('link', { name: 'Tabela rozmiarów' }).click();
	const guide = page.getByRole('dialog', { name: 'Tabela rozmiarów' });
	await expect(guide.getByRole('rowheader', { name: 'M', exact: true })).toBeVisible();
	await expect(guide.getByRole('columnheader', { name: 'Biust' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(guide).toBeHidden();
});

test('a size guide that cannot be had says whom to ask (8.9)', async ({ page, consoleErrors }) => {
	await page.route('**/api/size-table*', (route) => route.abort());
	await page.goto(DRESS);
	await alive(page);
	await page.getByRole('main').getByRole('link', { name: 'Tabela rozmiarów' }).click();
	const guide = page.getByRole('dialog', { name: 'Tabela rozmiarów' });
	await expect(guide.getByRole('link', { name: 'Napisz do nas' })).toBeVisible();
	expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('a guest is told of a size that is back; where the shop fails, that it went wrong (8.10, 22.13)', async ({
	page,
	consoleErrors,
}) => {
	await page.goto(DRESS);
	await alive(page);
	await page.getByRole('link', { name: /^Nie ma Twojego rozmiaru\?/ }).click();
	const wait = page.getByRole('dialog', { name: 'Powiadom mnie, gdy wróci' });
	await wait.getByRole('combobox', { name: 'Wariant' }).selectOption('Rudy, XS');
	const submit = wait.getByRole('button', { name: 'Powiadom mnie' });
	await expect(wait.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-required', 'true');
	await submit.click();
	await expect(wait.getByText('Podaj poprawny adres e-mail.')).toBeVisible();
	await wait.getByRole('textbox', { name: 'E-mail' }).fill(`czeka-${Date.now()}@example.com`);
	await page.route('**/availability-notification/subscribe*', (route) => route.fulfill({ status: 500, body: '{}' }), {
		times: 1,
	});
	await submit.click();
	await expect(page.getByText('Ups, coś poszło nie tak. Spróbuj ponownie za chwilę.')).toBeVisible();
	expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('500')]);
	await submit.press('Enter');
	await expect(wait.getByText('Gotowe. Damy znać, gdy tylko wróci.')).toBeFocused();
});

test('reviews come when they are near; a new one goes to the moderators and leaves an empty form (8.2, 8.3, 8.16, 22.13)', async ({
	page,
}) => {
	await registerShopper(page);
	const asked: string[] = [];
	page.on('request', (request) => request.postData()?.includes('"review"') && asked.push(request.url()));
	await page.goto(DRESS);
	await alive(page);
	expect(asked).toEqual([]);
	await act(page);
	const reviews = await scrollToReviews(page);
	await expect.poll(() => asked.length).toBeGreaterThan(0);
	await reviews.getByText('Napisz opinię').click();
	await expect(reviews.locator('[aria-required="true"]')).toHaveCount(4);
	await reviews.getByRole('button', { name: 'Wyślij opinię' }).click();
	await expect(reviews.locator('[aria-required="true"][aria-invalid="true"]')).toHaveCount(4);
	await expect(reviews.getByText('Zaznacz od 1 do 5 gwiazdek.')).toBeVisible();
	await reviews.getByRole('radio', { name: '5 gwiazdek' }).check({ force: true });
	await reviews.getByRole('radio', { name: 'Zgodnie z rozmiarem' }).check();
	await reviews.getByRole('textbox', { name: 'W kilku słowach' }).fill('Na ogród');
	await reviews.getByRole('textbox', { name: 'Twoja opinia' }).fill('I na obiad u teściowej.');
	await reviews.getByRole('textbox', { name: 'Podpis' }).fill('Krystyna');
	await assertAccessible(page);
	await reviews.getByRole('button', { name: 'Wyślij opinię' }).click();
	await expect(page.getByText('Dziękujemy. Opinia ukaże się, gdy ją przeczytamy.')).toBeVisible();
	await expect(reviews.getByRole('textbox', { name: 'Podpis' })).toHaveValue('');
	await page.reload();
	await alive(page);
	await act(page);
	await scrollToReviews(page);
	await reviews.getByText('Napisz opinię').click();
	await expect(reviews.getByText('Masz już opinię o tym produkcie.')).toBeVisible();
});

/** Unfolds what the reviews of the dress have for who wants to write one. */
async function openReviewForm(page: Page): Promise<Locator> {
	await page.goto(DRESS);
	await alive(page);
	await act(page);
	const reviews = await scrollToReviews(page);
	await reviews.getByText('Napisz opinię').click();
	return reviews;
}

test('what was written of a product stays when the session ends elsewhere', async ({ context, page }) => {
	await registerShopper(page);
	const reviews = await openReviewForm(page);
	const text = reviews.getByRole('textbox', { name: 'Twoja opinia' });
	await text.fill('I na obiad u teściowej.');
	const other = await context.newPage();
	await other.goto('/account');
	await other.getByRole('main').getByRole('button', { name: 'Wyloguj się', exact: true }).click();
	await expect(reviews.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
	await expect(text).toHaveValue('I na obiad u teściowej.');
});

test('a guest reads who may write a review, and is led to the login (8.12)', async ({ page }) => {
	const reviews = await openReviewForm(page);
	await reviews.getByRole('link', { name: 'Zaloguj się' }).click();
	await expect(page).toHaveURL(/\/login\?next=/);
});

test('a document tells the mean of the reviews, at the name, for search engines and with the newest of them (8.15)', async ({
	page,
	request,
}) => {
	const html = await (await request.get(REVIEWED)).text();
	expect(html).toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":[\d.]+,"reviewCount":\d+\}/);
	await page.goto(REVIEWED);
	const stars = page.getByRole('link', { name: /Ocena .* z 5/ }).first();
	await expect(stars).toHaveAttribute('href', '#reviews');
	await expect(page.getByRole('region', { name: 'Opinie' }).getByRole('listitem')).not.toHaveCount(0);
});

test('an order’s link for reviews that is not valid any more says so, without another try (8.12)', async ({
	page,
	consoleErrors,
}) => {
	await page.goto(`/ocen-produkty/${crypto.randomUUID()}/${'x'.repeat(32)}`);
	await expect(page.getByText('Ten link już nie działa')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toHaveCount(0);
	expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('a review that cannot be sent yet leaves what was written of the other products (8.6, 16.17, 22.17)', async ({
	page,
	consoleErrors,
}) => {
	const products = ['Szalik', 'Czapka'].map((name, index) => {
		return { product_id: index + 1, sku: name, name, image: null, is_reviewed: false };
	});
	// the list comes once, and nothing arrives
	await page.route('**/api/review/**', (route) => route.abort());
	const answer = { json: { code: 200, result: { products } } };
	await page.route('**/api/review/order/**', (route) => route.fulfill(answer), { times: 1 });
	await page.goto(`/ocen-produkty/${crypto.randomUUID()}/${'x'.repeat(32)}`);
	const [scarf, cap] = [page.getByRole('article').first(), page.getByRole('article').last()];
	await cap.getByRole('textbox', { name: 'Twoja opinia' }).fill('Grzeje w uszy.');
	await scarf.getByRole('radio', { name: '5 gwiazdek' }).check({ force: true });
	await scarf.getByRole('textbox', { name: 'W kilku słowach' }).fill('Miękki');
	await scarf.getByRole('textbox', { name: 'Twoja opinia' }).fill('I ciepły.');
	await scarf.getByRole('textbox', { name: 'Podpis' }).fill('Hanna');
	await scarf.getByRole('button', { name: 'Wyślij opinię' }).click();
	await expect(page.getByText('Opinia jest zapisana na tym urządzeniu.')).toBeVisible();
	await expect(scarf.getByText('Dziękujemy za opinię.')).toBeFocused();
	await expect(cap.getByRole('textbox', { name: 'Twoja opinia' })).toHaveValue('Grzeje w uszy.');
	consoleErrors.splice(0);
});
