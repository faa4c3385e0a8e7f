import { test as base, expect } from '@playwright/test';

/** A test that fails when a page reports an error nobody expected. */
export const test = base.extend<{ consoleErrors: string[] }>({
	consoleErrors: [
		async ({ page }, use) => {
			const errors: string[] = [];
			page.on('console', (message) => {
				if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
			});
			page.on('pageerror', (error) => errors.push(String(error)));
			await use(errors);
			expect(errors).toEqual([]);
		},
		{ auto: true },
	],
});
export { expect };
