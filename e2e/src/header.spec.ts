import type { Page } from '@playwright/test';
import { addToCart, alive } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** px; those of common devices, and both sides of each change of the layout. */
const WIDTHS = [
	...[320, 360, 375, 390, 412, 430, 479, 480, 600, 768],
	...[820, 1024, 1279, 1280, 1366, 1440, 1536, 1680, 1920, 2560],
];

/** A product of every store view that is bought without a choice, and of which the demo shop has plenty. */
const SOCKS = '/skarpetki-domowe-przypiecek';

/** What is wrong with the header: rows, overlaps of what stands in it, and what is cut off. */
function headerFaults(page: Page): Promise<string[]> {
	return page.getByRole('banner').evaluate((header) => {
		const shown = [...header.querySelectorAll('a, button')]
			.filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
			.map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
			.filter(({ box }) => box.width > 0);
		const own = header.getBoundingClientRect();
		const middles = shown.map(({ box }) => (box.top + box.bottom) / 2);
		const isFar = Math.max(...middles) - Math.min(...middles) > 4;
		const inOrder = shown.toSorted((one, other) => one.box.left - other.box.left);
		const overlaps = inOrder.filter(({ box }, index) => (inOrder[index - 1]?.box.right ?? 0) > box.left + 1);
		const counts = [...header.querySelectorAll('[aria-hidden="true"]')].map((part) => part.getBoundingClientRect());
		const cut = [...shown.map(({ box }) => box), ...counts].filter(
			({ left, right, top, bottom }) => left < 0 || right > innerWidth || top < 0 || bottom > own.bottom,
		);
		return [
			...(isFar || own.height > 70 ? [`${own.height} px high`] : []),
			...overlaps.map(({ name }) => `${name} is overlapped`),
			...(cut.length > 0 ? [`${cut.length} cut off`] : []),
			...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : []),
		];
	});
}

async function faultsByWidth(page: Page): Promise<string[]> {
	const faults: string[] = [];
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 800 });
		faults.push(...(await headerFaults(page)).map((fault) => `${width}: ${fault}`));
	}
	return faults;
}

/** Where the parts of the header begin. */
function places(page: Page): Promise<number[]> {
	return page
		.getByRole('banner')
		.getByRole('link')
		.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
}

for (const store of ['', '/de', '/it']) {
	test(`the header of ${store || '/'} is one row in ${WIDTHS.length} windows, with and without counts, which move nothing (1.19)`, async ({
		page,
	}) => {
		const path = `${store}/skarpetki-domowe-przypiecek`;
		await page.goto(path);
		await alive(page);
		await page.evaluate(() => document.fonts.ready);
		expect(await faultsByWidth(page)).toEqual([]);

		await page.setViewportSize({ width: 1366, height: 800 });
		const before = await places(page);
		await page.goto(SOCKS);
		await alive(page);
		await addToCart(page);
		await page.goto(path);
		await alive(page);
		await page.evaluate(() => document.fonts.ready);
		const wish = page.getByRole('main').getByRole('button', { name: /listy życzeń|Wunschliste|desideri/ });
		await wish.first().click();
		const counts = page.getByRole('banner').locator('span[aria-hidden="true"]', { hasText: /^1$/ });
		await expect(counts).toHaveCount(2);
		expect(await places(page)).toEqual(before);
		await counts.evaluateAll((all) => {
			for (const count of all) count.textContent = '99';
		});
		expect(await faultsByWidth(page)).toEqual([]);
	});
}
