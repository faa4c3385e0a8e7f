import { expect, type Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';

/** A window 1280 CSS px wide becomes this narrow at 400 % zoom (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

export async function assertAccessible(page: Page): Promise<void> {
	expect.soft(await axeFaults(page)).toEqual([]);
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	expect.soft(await axeFaults(page, { only: 'colours' }), 'in dark').toEqual([]);
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** Checks what a screen reader and a keyboard find their way by. It moves the focus, so call it last. */
export async function assertOutline(page: Page): Promise<void> {
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('main')).toHaveCount(1);
	await expect(page.getByRole('banner')).toHaveCount(1);
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Przejdź do treści' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
}

/** Runs in the page: lists what makes it wider than its window, the innermost first. */
function overflowing(): string[] {
	const { clientWidth, scrollWidth } = document.documentElement;
	if (scrollWidth <= clientWidth) return [];
	const wide = [...document.body.querySelectorAll('*')].filter(
		(element) => element.getBoundingClientRect().right > clientWidth && element.checkVisibility(),
	);
	return [`the page is ${scrollWidth} px wide`, ...wide.reverse().map(({ outerHTML }) => outerHTML.slice(0, 150))];
}

export async function assertFitsNarrowWindow(page: Page): Promise<void> {
	const window = page.viewportSize();
	await page.setViewportSize(NARROWEST);
	expect.soft(await page.evaluate(overflowing)).toEqual([]);
	if (window) await page.setViewportSize(window);
}
