import { defineConfig } from '@playwright/test';

/** SHOP is a running shop, or the link that `npm run preview` prints. */
const { SHOP = 'http://localhost:4400', CHROMIUM_PATH } = process.env;

export default defineConfig({
	testDir: 'e2e',
	use: {
		baseURL: new URL(SHOP).origin,
		launchOptions: { args: ['--no-sandbox'], ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) },
	},
});
