import { addToCart, chooseVariant } from './shopper.ts';
import { expect, test } from './watch-console.ts';

test('shell and slices hold one kernel (26.13)', async ({ page }) => {
	const scripts: Promise<{ url: string; text: string }>[] = [];
	page.on('response', (response) => {
		if (!response.url().endsWith('.js')) return;
		scripts.push(response.text().then((text) => ({ url: response.url(), text })));
	});
	await page.goto('/sukienka-lniana-jagna');
	await chooseVariant(page, 'Rudy');
	await addToCart(page);

	// The shell's badge reads the store that a slice has written.
	await expect(page.getByRole('banner').getByText('1 sztuka w koszyku')).toBeAttached();

	// Only the kernel's stores have this text.
	const marked = (await Promise.all(scripts)).filter(({ text }) =>
		text.includes('Shared stores are written in the browser only'),
	);
	expect(marked.map(({ url }) => new URL(url).pathname.split('/')[2])).toEqual(['shell']);
});
