import { axeFaults } from './axe-faults.ts';
import { type RunningProcess, startProcess } from './child-process.ts';
import { expect, test } from './watch-console.ts';

let workshop: RunningProcess;

test.beforeAll(async () => {
	workshop = await startProcess('scripts/workshop.ts', { WORKSHOP_PORT: '0' });
});

test.afterAll(() => workshop.close());

test('every part of the screens is accessible in all its states, in light and dark', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`http://localhost:${workshop.port}`);
	await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
	for (const look of ['Jasny', 'Ciemny']) {
		await page.getByRole('radio', { name: look }).check();
		expect.soft(await axeFaults(page), look).toEqual([]);
	}
});

test('what opens over the page is accessible, too, and gives the focus back', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`http://localhost:${workshop.port}`);
	for (const button of [page.getByRole('button', { name: 'Otwórz panel' }).first(), page.getByText('Usuń adres')]) {
		await button.click();
		await expect(page.getByRole('dialog')).toBeVisible();
		expect.soft(await axeFaults(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(button).toBeFocused();
	}
});
