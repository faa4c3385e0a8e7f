import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.ts';
import { DEMO_SETTINGS } from './scripts/demo-settings.ts';

// Another E2E_PORT runs the tests beside somebody else's, on a shop and a database of their own.
const PORT = Number(process.env.E2E_PORT ?? 4100);
const API_PORT = PORT + 1;
const baseURL = `http://localhost:${PORT}`;
const dataDir = join(import.meta.dirname, `.cache/e2e-${PORT}`);
// For tests that start a second shell beside the first.
Object.assign(process.env, { ...DEMO_SETTINGS, E2E_API_URL: `http://127.0.0.1:${API_PORT}`, E2E_DATA_DIR: dataDir });

export default defineConfig({
	testDir: 'e2e/src',
	outputDir: '.cache/test-results',
	snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
	workers: 1,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	// A change lands although one test failed and passed again; the list at the end names it, and the next change mends it.
	retries: process.env.CI ? 1 : 0,
	failOnFlakyTests: !process.env.CI,
	forbidOnly: Boolean(process.env.CI),
	reporter: [['list']],
	use: {
		baseURL,
		locale: 'pl-PL',
		timezoneId: 'Europe/Warsaw',
		launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
		// a trace of every test costs a third of the time that its browser takes: `--trace=retain-on-failure` where one is needed
		screenshot: 'only-on-failure',
	},
	projects: [{ name: 'chromium', testMatch: '**/*.spec.ts' }],
	webServer: {
		command: 'node scripts/start-fresh.ts',
		url: `${baseURL}/healthz`,
		timeout: 180_000,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
		env: {
			PORT: String(PORT),
			API_PORT: String(API_PORT),
			NODE_OPTIONS: '--disable-warning=DEP0155',
			API_URL: `http://127.0.0.1:${API_PORT}`,
			PUBLIC_URL: baseURL,
			DATA_DIR: dataDir,
		},
	},
});
