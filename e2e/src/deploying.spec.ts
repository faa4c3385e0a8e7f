import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { describeFiles } from '../../delivery/src/integrity.ts';
import { publishChanges } from '../../delivery/src/publish.ts';
import { placedIn } from '../../delivery/src/release.ts';
import { openReleaseStore } from '../../delivery/src/release-store.ts';
import { makeKeys, openSigner, type Signer } from '../../delivery/src/signature.ts';
import { shownSet } from '../../delivery/src/verify-move.ts';
import { isFull } from '../../scripts/for-tests/faults.ts';
import { ROOT } from './child-process.ts';
import { pasaz, RELEASE_SECRET } from './pasaz.ts';
import { addVersion, show, shownIn } from './release-sets.ts';
import { copyReleases, openSecondShell, type SecondShell } from './second-shell.ts';
import { alive, openFromFooter } from './shopper.ts';
import { copyWorkspace, edit } from './workspace.ts';

const SETTINGS = { RELEASE_SECRET, OUTPUT_CACHE: 'on' };
const TITLES = 'mf-content/src/messages/site-map.ts';
/** The heading of a page of mf-content, whose text the teams of these tests change. */
const heading = async (request: APIRequestContext, shop: string) =>
	/<h1[^>]*>([^<]*)/.exec(await (await request.get(`${shop}/mapa-strony`)).text())?.[1];

const PAGE = 'mf-content/src/exposed/site-map-page.tsx';

/** Opens a shell with the first storefront alone: a rehearsal visits the pages of each. */
async function openShell(settings: Record<string, string> = {}, copied?: string): Promise<SecondShell> {
	const dataDir = copied ?? (await copyReleases());
	const storeViews = join(dataDir, 'store-views.json');
	const [first] = JSON.parse(await readFile(process.env.STORE_VIEWS ?? '', 'utf8'));
	await writeFile(storeViews, JSON.stringify([first]));
	return openSecondShell(undefined, dataDir, { ...SETTINGS, STORE_VIEWS: storeViews, ...settings });
}

let shell: SecondShell;
let workspace: string;
test.beforeAll(async () => {
	workspace = await copyWorkspace();
	shell = await openShell();
});
test.afterAll(async () => {
	await shell.close();
	await rm(workspace, { recursive: true, force: true });
});
test.setTimeout(180_000);

const titled = (title: string) => edit(workspace, TITLES, (text) => text.replace(/(title: ')[^']*/, `$1${title}`));

test('two teams publish at once, and neither takes back the other (26.35)', async ({ request }) => {
	const other = await copyWorkspace();
	try {
		await titled('Mapa jednej');
		await edit(other, 'mf-product/src/messages/product.ts', (text) => text.replace('Dodaj do porównania', 'Porównaj'));
		const results = await Promise.all([
			pasaz(shell, ['publish', 'mf-content'], {}, workspace),
			pasaz(shell, ['publish', 'mf-product'], {}, other),
		]);
		expect(
			results.map(({ code }) => code),
			results.map(({ text }) => text).join('\n'),
		).toEqual([0, 0]);
		expect(await heading(request, shell.origin)).toBe('Mapa jednej');
		expect(await (await request.get(`${shell.origin}/sukienka-lniana-jagna`)).text()).toContain('Porównaj');
	} finally {
		await rm(other, { recursive: true, force: true });
	}
});

test('a release that fails in browsers, which no rehearsal sees, is taken back by the shop (26.53)', async ({
	page,
	request,
}) => {
	const shell = await openShell();
	const { origin } = shell;
	const setOf = async () => (await (await request.get(`${origin}/_page/mapa-strony`)).json()).releaseSet;
	const good = await setOf();
	const throwing =
		"export function Component() {\n\tif (typeof document === 'object') throw new Error('it fails here');";
	await edit(workspace, PAGE, (text) => text.replace('export function Component() {', throwing));
	expect((await pasaz(shell, ['publish', 'mf-content'], {}, workspace)).text).toContain('no fault');
	await edit(workspace, PAGE, (text) => text.replace(throwing, 'export function Component() {'));
	const bad = await setOf();

	const told = page.waitForRequest((sent) => sent.url().endsWith('/releases/health'));
	await page.goto(`${origin}/mapa-strony`);
	// what the server made comes to life with the first act, and fails
	await page.mouse.click(2, 300);
	await expect(page.getByRole('main').getByRole('link', { name: 'O nas' })).toBeHidden();
	await page.waitForLoadState('networkidle');
	// Playwright sees no request of a page that is gone, so this one is only told that it is hidden
	await page.evaluate(() => {
		Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
		document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
	});
	const report = JSON.parse((await told).postData() ?? '');
	expect(report).toMatchObject({ set: bad, failed: ['mf_content'] });
	for (let visitor = 1; visitor <= 45; visitor += 1)
		await request.post(`${origin}/releases/health`, {
			data: report,
			headers: { 'x-forwarded-for': `10.0.0.${visitor}` },
		});
	await expect.poll(setOf, { timeout: 30_000 }).toBe(good);
	expect((await pasaz(shell, ['status'])).text).toMatch(/the shop {2}mf_content fails on 100\.0 % of \d+ page views/);
	await shell.close();
});

test('a release that the server cannot make pages with is taken back by the shop, which tells its operator (26.53, 26.56)', async ({
	request,
	browser,
}) => {
	const shell = await openShell();
	const { origin, dataDir } = shell;
	const good = (await shownIn(dataDir)).id;
	const throwing = await addVersion(dataDir, 'mf_content', async (folder, release) => {
		const file = join(folder, release.nodeEntry);
		const code = await readFile(file, 'utf8');
		await writeFile(file, code.replaceAll('function Component() {', "$&throw new Error('it fails here');"));
		Object.assign(release.files, await describeFiles(folder, [release.nodeEntry]));
	});
	const bad = await show(dataDir, { mf_content: throwing });
	await expect.poll(async () => (await request.get(`${origin}/mapa-strony`)).status()).toBe(500);
	for (const path of ['/faq', '/kontakt', '/partners']) await request.get(origin + path);
	await expect.poll(async () => (await request.get(`${origin}/mapa-strony`)).status()).toBe(200);
	expect((await shownIn(dataDir)).id).toBe(good);
	const operator = await browser.newContext({ httpCredentials: { username: 'operator', password: RELEASE_SECRET } });
	const page = await operator.newPage();
	await page.goto(`${origin}/_releases`);
	const moves = page.getByRole('table', { name: 'Last moves' });
	await expect(moves.getByRole('row', { name: bad })).toContainText('test');
	await expect(moves.getByRole('row', { name: 'the shop' })).toContainText(
		/mf_content fails in the server at \d+ addresses/,
	);
	await expect(
		page.getByRole('table', { name: `Set ${good}` }).getByRole('row', { name: /^mf-content/ }),
	).toBeVisible();
	await operator.close();
	await shell.close();
});

/** Runs `pasaz dev` in the workspace until the test ends. @returns the address that it tells */
async function develop(name: string): Promise<{ address: string; end: () => void }> {
	const args = ['--disable-warning=DEP0155', 'delivery/src/cli/main.ts', 'dev', name, '--port', '0'];
	const env = { ...process.env, DATA_DIR: shell.dataDir, PUBLIC_URL: shell.origin, RELEASE_SECRET };
	const dev = spawn(process.execPath, args, { cwd: workspace, env, stdio: ['ignore', 'pipe', 'inherit'] });
	let said = '';
	const address = await new Promise<string>((resolve, reject) => {
		dev.stdout.setEncoding('utf8').on('data', (part: string) => {
			said += part;
			const [, url] = /(http:\S+) is /.exec(said) ?? [];
			if (url) resolve(url);
		});
		dev.once('exit', () => reject(new Error(said)));
	});
	return { address, end: () => dev.kill() };
}

test('a slice in development is seen with the ui-kit and the kernel as they are here (26.44)', async ({ request }) => {
	const { address, end } = await develop('mf-content');
	try {
		const pageOf = async (path: string) => (await request.get(address + path)).text();
		await edit(workspace, 'ui-kit/src/page-header.tsx', (text) => text.replace('<h1', '<h1 data-kit'));
		await expect.poll(() => pageOf('/mapa-strony')).toContain('data-kit');
		const fragment = (text: string) =>
			text.replace('<Placed {...props} />', '<p data-kernel><Placed {...props} /></p>');
		await edit(workspace, 'shared-kernel/src/composition/fragment.tsx', fragment);
		await expect.poll(() => pageOf('/sukienka-lniana-jagna')).toContain('data-kernel');
		expect(await (await request.get(`${shell.origin}/mapa-strony`)).text()).not.toContain('data-kit');
	} finally {
		end();
		const original = (file: string) => readFile(join(ROOT, file), 'utf8');
		for (const file of ['ui-kit/src/page-header.tsx', 'shared-kernel/src/composition/fragment.tsx']) {
			const text = await original(file);
			await edit(workspace, file, () => text);
		}
	}
});

const REDUCTION = 'shared-kernel/src/domain/reduction.ts';

test('pages that show nothing of a published slice stay kept (26.41)', async ({ page }) => {
	const timingOf = async (path: string) => (await page.request.get(shell.origin + path)).headers()['server-timing'];
	for (const path of ['/ona/sukienki', '/mapa-strony']) {
		await timingOf(path);
		await expect.poll(() => timingOf(path)).toContain('hit');
	}
	const set = await show(shell.dataDir, { mf_content: await addVersion(shell.dataDir, 'mf_content') });
	await expect.poll(async () => (await page.request.get(`${shell.origin}/_page/kontakt`)).text()).toContain(set);
	expect(await timingOf('/ona/sukienki')).toContain('hit');
	expect(await timingOf('/mapa-strony')).toContain('miss');
	// what was taken over is a page of the new set: it goes on to others without another document
	await page.goto(`${shell.origin}/ona/sukienki`);
	await alive(page);
	await page.evaluate(() => Object.assign(window, { isMarked: true }));
	await openFromFooter(page, 'Kontakt');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
	expect(await page.evaluate(() => Reflect.has(window, 'isMarked'))).toBe(true);
});

/** What a team may break: the file, how, the package that it publishes, and what it is told. */
const BROKEN: {
	what: string;
	file: string;
	change: (text: string) => string;
	name: string;
	reason: RegExp;
	/** In full runs only. */
	isLong?: true;
}[] = [
	{
		what: 'throws when it is loaded',
		file: PAGE,
		change: (text) => `${text}\nthrow new Error('broken');\n`,
		name: 'mf-content',
		reason: /mf_content cannot be loaded/,
		isLong: true,
	},
	{
		what: 'waits for ever when it is loaded',
		file: PAGE,
		change: (text) => `${text}\nawait new Promise(() => {});\n`,
		name: 'mf-content',
		reason: /mf_content cannot be loaded/,
	},
	{
		what: 'loops when it is loaded',
		file: PAGE,
		change: (text) => `${text}\nfor (let turn = 0; ; turn += 1) if (turn < 0) break;\n`,
		name: 'mf-content',
		reason: /did not start in time/,
		isLong: true,
	},
	{
		what: 'styles the pages of others',
		file: 'mf-content/src/exposed/site-map-page.module.css',
		change: (text) => `${text}\nbody {\n\tmargin: 0;\n}\n`,
		name: 'mf-content',
		reason: /mf_content styles body, which is on pages of others/,
	},
	{
		what: 'throws when it is rendered',
		file: PAGE,
		change: (text) =>
			text.replace('const t = useMessages', "if (styles) throw new Error('broken');\n\tconst t = useMessages"),
		name: 'mf-content',
		reason: /\/mapa-strony: /,
	},
	{
		what: 'takes what the shell does not bring',
		file: PAGE,
		change: (text) => text.replace('{ PATHS }', '{ NOWHERE, PATHS }').replace('faq: ', 'nowhere: NOWHERE, faq: '),
		name: 'mf-content',
		reason: /takes NOWHERE of @pasaz\/kernel\/routes, which shell \w+ does not bring/,
	},
	{
		what: 'no longer brings what slices take',
		file: REDUCTION,
		change: (text) => text.replace('function reductionPercent', 'function percentOff'),
		name: 'shell',
		reason: /takes reductionPercent of @pasaz\/kernel\/domain\/reduction, which shell \w+ does not bring/,
		isLong: true,
	},
];

for (const { what, file, change, name, reason } of BROKEN.filter(({ isLong }) => isFull || !isLong)) {
	test(`${name} that ${what} is refused in a line, and nobody has seen it (26.36)`, async ({ request }) => {
		const { id } = await shownIn(shell.dataDir);
		const before = await readFile(join(workspace, file), 'utf8');
		try {
			await edit(workspace, file, change);
			const { code, text } = await pasaz(shell, ['publish', name], {}, workspace);
			expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(reason) });
		} finally {
			await edit(workspace, file, () => before);
		}
		expect((await shownIn(shell.dataDir)).id).toBe(id);
		expect((await request.get(`${shell.origin}/mapa-strony`)).status()).toBe(200);
	});
}

/** Signs all releases of a folder, and shows them by a move of the platform's team. */
async function signAll(dataDir: string, signer: Signer): Promise<void> {
	const store = openReleaseStore(dataDir);
	const shown = placedIn(await shownSet(store));
	for (const [name, { version }] of shown) {
		const folder = store.folderOf(name, version);
		const description = await readFile(join(folder, 'release.json'), 'utf8');
		await writeFile(join(folder, 'release.sig'), JSON.stringify(signer.sign(description)));
	}
	await rm(join(dataDir, 'moves'), { recursive: true });
	const versions = Object.fromEntries(shown.map(([name, { version }]) => [name, version]));
	await publishChanges({ store, by: signer.name, signer }, versions);
}

test('with keys, only what a team signed of its own slice is shown (26.37)', async ({ request }) => {
	const dataDir = await copyReleases();
	const [platform, content] = [makeKeys(), makeKeys()];
	await signAll(dataDir, openSigner('platform', platform.privateKey));
	const keys = join(dataDir, 'keys.json');
	await writeFile(
		keys,
		JSON.stringify({
			platform: { key: platform.publicKey, packages: 'all' },
			content: { key: content.publicKey, packages: ['mf_content'] },
		}),
	);
	const guarded = await openShell({ RELEASE_KEYS: keys }, dataDir);
	try {
		const env = { RELEASE_KEYS: keys, RELEASE_TEAM: 'content', RELEASE_KEY: content.privateKey };
		const run = (name: string, own: Record<string, string>) => pasaz(guarded, ['publish', name], own, workspace);
		await titled('Mapa podpisana');
		expect((await run('mf-content', { RELEASE_KEYS: keys })).text).toContain('is not signed');
		expect((await run('mf-content', env)).code).toBe(0);
		expect(await heading(request, guarded.origin)).toBe('Mapa podpisana');
		await edit(workspace, 'mf-product/src/messages/product.ts', (text) =>
			text.replace('Dodaj do porównania', 'Porównaj'),
		);
		expect((await run('mf-product', env)).text).toContain('content, who may not release mf_product');
		// whoever may write the folder shows something that nobody signed
		await show(dataDir, { mf_content: await addVersion(dataDir, 'mf_content') });
		await new Promise((resolve) => setTimeout(resolve, 1100));
		expect(await heading(request, guarded.origin)).toBe('Mapa podpisana');
	} finally {
		await guarded.close();
	}
});
