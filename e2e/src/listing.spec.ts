import { press } from './keyboard.ts';
import { untilQuiet } from './page-requests.ts';
import { act, alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

test('a tile leads to the product in each of its colours', async ({ page }) => {
	await page.goto('/ona/sukienki');
	// the colours are links once the shopper has acted
	await alive(page);
	await act(page);
	const colours = page.getByRole('group', { name: 'Sukienka lniana Jagna' });
	await colours.getByRole('link', { name: 'Oliwkowy' }).click();
	await expect(page).toHaveURL(/\/sukienka-lniana-jagna\?color=\d+/);
	await expect(page.getByRole('radio', { name: 'Oliwkowy' })).toBeChecked();
});

test('what filters find is said, the chips take them back, and a phone shows them over the whole window and nothing behind (22.18)', async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('/ona/sukienki');
	const total = page.getByRole('status').filter({ hasText: /^\d+ produkt/ });
	const all = await total.textContent();
	const behind = page.getByRole('banner').or(page.getByRole('article')).or(page.getByRole('combobox'));
	await expect(behind).not.toHaveCount(0);
	await page.getByText('Filtry', { exact: true }).click();
	await expect(behind).toHaveCount(0);
	await page.getByRole('checkbox', { name: /^Rudy/ }).click();
	await expect(total).not.toHaveText(all ?? '');
	await page.getByRole('button', { name: /^Pokaż \d+ produkt/ }).click();
	await expect(behind).not.toHaveCount(0);
	await page.getByRole('link', { name: 'Usuń filtr: Rudy' }).click();
	await expect(total).toHaveText(all ?? '');
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('filters are taken back by keyboard, with the focus at the filters each time (22.17)', async ({ page }) => {
	await page.goto('/ona/sukienki');
	await alive(page);
	const total = page.getByRole('status').filter({ hasText: /^\d+ produkt/ });
	const filters = page.getByRole('main').locator('summary', { hasText: /^Filtry/ });
	await press(page, filters);
	for (const name of [/^Rudy/, /^Oliwkowy/]) {
		const before = (await total.textContent()) ?? '';
		await page.getByRole('checkbox', { name }).press('Space');
		await expect(total).not.toHaveText(before);
	}
	await page.getByRole('button', { name: /^Pokaż \d+ produkt/ }).press('Enter');
	await expect(page.getByRole('checkbox', { name: /^Rudy/ })).toBeHidden();
	await expect(filters).toBeFocused();

	await press(page, page.getByRole('link', { name: 'Usuń filtr: Rudy' }));
	await expect(page.getByRole('link', { name: /^Usuń filtr/ })).toHaveCount(1);
	await expect(filters).toBeFocused();
	await press(page, page.getByRole('link', { name: 'Wyczyść filtry' }));
	await expect(page.getByRole('link', { name: /^Usuń filtr/ })).toHaveCount(0);
	await expect(filters).toBeFocused();
});

test('the back button takes back one filter after the other', async ({ page }) => {
	await page.goto('/ona/sukienki');
	await alive(page);
	const total = page.getByRole('status').filter({ hasText: /^\d+ produkt/ });
	const all = (await total.textContent()) ?? '';
	const choose = async (name: RegExp) => {
		const before = (await total.textContent()) ?? '';
		await page.getByRole('checkbox', { name }).click();
		await expect(total).not.toHaveText(before);
	};
	await page.getByText('Filtry', { exact: true }).click();
	await choose(/^Rudy/);
	const fewer = (await total.textContent()) ?? '';
	await choose(/^Oliwkowy/);
	await page.goBack();
	await expect(total).toHaveText(fewer);
	await expect(page.getByRole('checkbox', { name: /^Oliwkowy/ })).not.toBeChecked();
	await page.goBack();
	await expect(total).toHaveText(all);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('checkbox', { name: /^Rudy/ })).toBeHidden();
});

test('what is reduced says from what, and the lowest price of 30 days, wherever it is listed (5.23)', async ({
	page,
}) => {
	await page.goto('/promocje');
	const reduced = page
		.getByRole('main')
		.getByRole('article')
		.filter({ hasNotText: /zestaw|komplet|od \d/i });
	const names = await reduced.getByRole('heading').allTextContents();
	expect(names.length).toBeGreaterThan(20);
	expect(
		await reduced
			.filter({ hasText: /Najniższa cena z\s30\sdni/ })
			.locator('s')
			.count(),
	).toBe(names.length);

	const pathOfFirst = await reduced.first().getByRole('link').first().getAttribute('href');
	await page.goto(`/szukaj?q=${encodeURIComponent(names[0] ?? '')}`);
	const found = page.getByRole('article').filter({ has: page.locator(`a[href="${pathOfFirst}"]`) });
	await expect(found.locator('s')).toBeVisible();

	await page.goto('/');
	const sale = page.getByRole('region', { name: 'Ostatnie sztuki w niższej cenie' }).getByRole('article');
	expect(await sale.count()).toBeGreaterThan(0);
	expect(await sale.locator('s').count()).toBe(await sale.count());
});

test('pictures of a list are there at least 1.5 windows of a phone before they are scrolled to (1.14)', async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto('/ona/sukienki');
	const missing = () =>
		page.evaluate(() => {
			const near = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight * 2.5);
			return near.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
		});
	await expect.poll(missing).toBe(0);
	expect(await page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length)).toBeGreaterThan(0);
});

test('what goes on beyond the edge of a row comes by arrows for a mouse, and lists use the room of a wide window (1.26)', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1920, height: 1080 });
	await page.goto('/');
	const row = page.getByRole('region', { name: 'Najchętniej wybierane' });
	const last = row.getByRole('article').last();
	const on = row.getByRole('button', { name: 'Następne produkty' });
	await row.scrollIntoViewIfNeeded();
	await on.click();
	await expect(row.getByRole('button', { name: 'Poprzednie produkty' })).toBeVisible();
	await expect(async () => {
		if (await on.isVisible()) await on.click();
		await expect(last).toBeInViewport({ ratio: 1, timeout: 1000 });
	}).toPass();
	await expect(on).toBeHidden();
	await row.getByRole('button', { name: 'Poprzednie produkty' }).click();
	await expect(last).not.toBeInViewport({ ratio: 1 });

	await page.goto('/promocje');
	const tops = await page
		.getByRole('article')
		.evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top));
	expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
});

const TOLD = /Nie masz połączenia z\sinternetem/;

test('a filter or order that cannot be had without a network leaves the list as it is, and works once it is back (6.16, 6.17)', async ({
	page,
	context,
	consoleErrors,
}) => {
	await page.goto('/ona/sukienki');
	await alive(page);
	const total = page.getByRole('status').filter({ hasText: /^\d+ produkt/ });
	const rust = page.getByRole('checkbox', { name: /^Rudy/ });
	const order = page.getByRole('combobox', { name: 'Sortuj' });
	const all = (await total.textContent()) ?? '';
	const entries = await page.evaluate(() => history.length);
	await context.setOffline(true);
	await page.getByText('Filtry', { exact: true }).click();
	await rust.click();
	await expect(page.getByText(TOLD)).toBeVisible();
	await expect(rust).not.toBeChecked();
	await order.selectOption('Cena rosnąco');
	await expect(order).toHaveValue('');
	await expect(page).toHaveURL('/ona/sukienki');
	await expect(total).toHaveText(all);
	expect(await page.evaluate(() => history.length)).toBe(entries);

	await context.setOffline(false);
	await rust.click();
	await expect(page).toHaveURL(/color=\d+$/);
	await expect(total).not.toHaveText(all);
	await context.setOffline(true);
	await page.getByRole('link', { name: 'Usuń filtr: Rudy' }).click();
	await expect(page).toHaveURL('/ona/sukienki');
	await expect(total).toHaveText(all);
	await page.goBack();
	await expect(rust).toBeChecked();
	consoleErrors.length = 0;
});

test('more products that cannot be had without a network leave the list as it is, and come once it is back', async ({
	page,
	context,
	consoleErrors,
}) => {
	await page.goto('/ona');
	await alive(page);
	const products = page.getByRole('main').getByRole('article');
	const first = await products.count();
	await context.setOffline(true);
	await page.getByRole('link', { name: 'Pokaż więcej' }).click();
	await expect(page.getByText('Nie udało się wczytać kolejnych produktów.')).toBeVisible();
	await expect(products).toHaveCount(first);
	await expect(page).toHaveURL('/ona');
	await context.setOffline(false);
	await page.getByRole('link', { name: 'Pokaż więcej' }).click();
	await expect.poll(() => products.count()).toBeGreaterThan(first);
	consoleErrors.length = 0;
});

test('rule 22.17: the link to more products leaves the focus to how many are shown when it goes', async ({ page }) => {
	await page.goto('/ona');
	await alive(page);
	const main = page.getByRole('main');
	const more = main.getByRole('link', { name: 'Pokaż więcej' });
	while (await more.isVisible()) {
		const before = await main.getByRole('article').count();
		await more.click();
		await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(before);
	}
	await expect(main.getByRole('status').filter({ hasText: /^\d+ z\s\d+ produktów$/ })).toBeFocused();
});

test('more products that could not be had leave the shopper where they have gone meanwhile', async ({
	page,
	consoleErrors,
}) => {
	const { promise: isRefused, resolve: refuse } = Promise.withResolvers<void>();
	let asked = 0;
	await page.route('**/_page/ona?page=2', async (route) => {
		asked += 1;
		await isRefused;
		await route.fulfill({ status: 503 });
	});
	await page.goto('/ona');
	await alive(page);
	await page.getByRole('link', { name: 'Pokaż więcej' }).click();
	const tile = page.getByRole('main').getByRole('article').first().getByRole('link').first();
	const name = (await tile.textContent()) ?? '';
	await tile.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	const told = page.waitForEvent('console', (message) => message.text().includes('No more products'));
	refuse();
	await told;
	await untilQuiet(page);
	expect(asked).toBe(1);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
	consoleErrors.length = 0;
});

test('the home page holds what its editors arranged', async ({ page }) => {
	await page.goto('/');
	const stories = page.getByRole('region', { name: 'Opowieści sezonu' });
	await expect(stories.getByRole('link')).toHaveCount(2);
	await stories.getByRole('link', { name: 'Wełna na pierwsze mrozy' }).click();
	await expect(page).toHaveURL('/ona/swetry');
});

test('a heart on a tile puts the product on the wish list and takes it off again, without a network, too', async ({
	page,
	context,
	consoleErrors,
}) => {
	await page.goto('/ona/sukienki');
	const heart = page.getByRole('button', { name: 'Lista życzeń: Sukienka lniana Jagna' });
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByRole('banner').getByText('1 produkt na liście')).toBeAttached();

	// the mark shows without the pointer near the list
	await page.reload();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await context.setOffline(true);
	await heart.click();
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
	consoleErrors.length = 0;
});

/** Between two attempts of `keepEarlyTaps` to replay a tap. */
const REPLAY_PERIOD_MS = 50;

for (const isLate of [false, true])
	test(`a tap on a heart whose wish is not shown yet, replayed ${isLate ? 'late' : 'soon'}, leaves the product on the list`, async ({
		page,
	}) => {
		await page.goto('/ona/sukienki');
		const heart = page.getByRole('button', { name: 'Lista życzeń: Sukienka lniana Jagna' });
		await heart.click();
		const count = page.getByRole('banner').getByText('1 produkt na liście');
		await expect(count).toBeAttached();

		const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
		await page.route('**/releases/**/*.js', async (route) => {
			await isReleased;
			await route.continue();
		});
		if (isLate)
			await page.addInitScript((period) => {
				const wait = setTimeout;
				const wrapped = (run: () => void, ms?: number) => wait(run, ms === period ? 2000 : ms);
				Object.assign(window, { setTimeout: wrapped });
			}, REPLAY_PERIOD_MS);
		await page.reload({ waitUntil: 'commit' });
		await expect(heart).toHaveAttribute('aria-pressed', 'false');
		await heart.click();
		await expect(heart).toHaveAttribute('aria-busy', 'true');
		release();
		await expect(heart).not.toHaveAttribute('aria-busy');
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
		await page.reload();
		await expect(heart).toHaveAttribute('aria-pressed', 'true');
		await expect(count).toBeAttached();
	});
