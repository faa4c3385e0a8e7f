import type { Page } from '@playwright/test';
import { assertAccessible } from './accessibility.ts';
import { act, alive, scrollToReviews } from './shopper.ts';
import { expect, test } from './watch-console.ts';

/** Answers the page's searches for reviews with pages of 73, and refuses the second call. */
async function has73Reviews(page: Page) {
	const reviews = Array.from({ length: 73 }, (_, index) => ({
		...{ id: 9000 + index, product_id: 1, title: `Opinia ${index + 1}`, detail: 'Dobra.', nickname: 'Ola' },
		...{ created_at: '2026-11-12T09:00:00.000Z', rating: 4, review_status: 1 },
	}));
	let asked = 0;
	await page.route('**/api/catalog/search*', async (route) => {
		const { type, from = 0, size } = route.request().postDataJSON();
		if (type !== 'review') return route.continue();
		asked += 1;
		if (asked === 2) return route.fulfill({ status: 503, body: '{}' });
		return route.fulfill({ json: { total: reviews.length, hits: reviews.slice(from, from + size) } });
	});
}

test('reviews beyond the first 50 are appended, and those that cannot be had leave the list as it is (8.11)', async ({
	page,
	consoleErrors,
}) => {
	await has73Reviews(page);
	await page.goto('/bluza-rozpinana-bieg');
	await alive(page);
	await act(page);
	const reviews = await scrollToReviews(page);
	const shown = reviews.getByRole('listitem');
	await expect(shown).toHaveCount(50);
	await expect(reviews.getByRole('status')).toHaveText('50 z 73 opinii');
	const more = reviews.getByRole('button', { name: 'Pokaż więcej opinii' });
	await more.press('Enter');
	await expect(reviews.getByText('Nie udało się wczytać kolejnych opinii.')).toBeVisible();
	expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('503')]);
	await expect(more).toBeFocused();
	await expect(shown).toHaveCount(50);
	await more.press('Enter');
	await expect(shown).toHaveCount(73);
	await expect(more).toHaveCount(0);
	await expect(reviews.getByText('73 z 73 opinii')).toBeFocused();
	await expect(reviews.getByRole('status')).toHaveCount(0);
	await assertAccessible(page);
});
