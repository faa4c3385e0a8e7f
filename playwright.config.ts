import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from './scripts/chromium.ts';
import { FIRST_PORT, shopFolder } from './scripts/for-tests/shop-folder.ts';
import { DEMO_SETTINGS } from './scripts/shop-settings.ts';

const WORKERS = Number(process.env.E2E_WORKERS ?? 2);

/** Opens the calls for merchants. */
const ADMIN_SECRET = 'the-merchant-of-these-tests';

/** Each worker has a shop and a database of its own: what one test buys or purges does not concern another worker's. */
function shopOf(worker: number) {
	const port = FIRST_PORT + 10 * worker;
	const apiPort = port + 1;
	const dataDir = shopFolder(port);
	return { port, apiPort, baseURL: `http://localhost:${port}`, apiUrl: `http://127.0.0.1:${apiPort}`, dataDir };
}

type Shop = ReturnType<typeof shopOf>;

const BROWSER_ARGS = [
	...CHROMIUM_ARGS,
	// Without a graphics card, text that is drawn for LCDs makes Chromium 156 show a scrolled page before an open menu.
	'--disable-lcd-text',
	// The headless shell would move letters to whole pixels, which a desktop browser does not.
	'--font-render-hinting=none',
];

// Every worker loads this file and finds its own shop.
const own = shopOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
// `E2E_` is for tests that start a second shell beside the first. Two shops, two browsers and whatever else the machine does
// share its cores, so the API has more time than in a real shop.
Object.assign(process.env, {
	...DEMO_SETTINGS,
	SHOP_ENV: '',
	API_BUDGET: '5000',
	E2E_API_URL: own.apiUrl,
	E2E_DATA_DIR: own.dataDir,
	E2E_ADMIN_SECRET: ADMIN_SECRET,
	E2E_CHROMIUM: findChromium(),
});

/** Shops start one after the other, so that the first one builds the releases of all. */
function serverOf({ port, apiPort, baseURL, apiUrl, dataDir }: Shop) {
	return {
		command: 'node scripts/start-fresh.ts',
		url: `${baseURL}/healthz`,
		// A full run of faults builds beside other experiments.
		timeout: process.env.FAULTS === 'full' ? 600_000 : 180_000,
		gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
		env: {
			PORT: String(port),
			API_PORT: String(apiPort),
			NODE_OPTIONS: '--disable-warning=DEP0155',
			API_URL: apiUrl,
			PUBLIC_URL: baseURL,
			DATA_DIR: dataDir,
			BUILT_IN: shopOf(0).dataDir,
			ADMIN_SECRET,
		},
	};
}

export default defineConfig({
	testDir: 'e2e/src',
	outputDir: '.cache/test-results',
	snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
	workers: WORKERS,
	// A test that hangs ends at last; what is to be quick measures its time itself.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// A change lands although one test failed and passed again; the list at the end names it, and the next change mends it.
	retries: process.env.CI ? 1 : 0,
	failOnFlakyTests: !process.env.CI,
	forbidOnly: Boolean(process.env.CI),
	reporter: [['list']],
	use: {
		baseURL: own.baseURL,
		locale: 'pl-PL',
		timezoneId: 'Europe/Warsaw',
		// Tests that answer requests of a page themselves would not see those of its service worker; `offline.spec.ts` allows it.
		serviceWorkers: 'block',
		launchOptions: { executablePath: findHeadlessShell() ?? findChromium(), args: BROWSER_ARGS },
		// a trace of every test costs a third of the time that its browser takes: `--trace=retain-on-failure` where one is needed
		screenshot: 'only-on-failure',
	},
	projects: [{ name: 'chromium', testMatch: '**/*.spec.ts' }],
	webServer: Array.from({ length: WORKERS }, (_, worker) => serverOf(shopOf(worker))),
});
