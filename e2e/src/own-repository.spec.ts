import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { measured } from '../../scripts/for-tests/faults.ts';
import { createOwnSlice, NPM } from '../../scripts/for-tests/own-slice.ts';
import { RELEASE_SECRET } from './pasaz.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';
import { alive } from './shopper.ts';

const run = promisify(execFile);
/** The slice that `npm test` has made beforehand. A test that is tried again has edited that one. */
const made = () => (test.info().retry === 0 ? process.env.E2E_OWN_SLICE : undefined);

function inSlice(slice: string, shell: SecondShell) {
	const env = { ...process.env, DATA_DIR: shell.dataDir, PUBLIC_URL: shell.origin, RELEASE_SECRET };
	const command = join(slice, 'node_modules/.bin/pasaz');
	return {
		pasaz: async (...args: string[]) => (await run(command, args, { cwd: slice, env })).stdout,
		/** Runs the composed test of the slice against a shop. */
		testComposed: (shop: string) =>
			run('npm', ['run', 'test:composed'], {
				cwd: slice,
				env: { ...env, ...NPM, SHOP: shop, CHROMIUM_PATH: process.env.E2E_CHROMIUM },
			}),
		start: (...args: string[]) => spawn(command, args, { cwd: slice, env, stdio: ['ignore', 'pipe', 'inherit'] }),
	};
}

/** Gives the page a font and a picture, as a team does that has its own. */
async function addFiles(slice: string): Promise<void> {
	const page = join(slice, 'src/exposed/loyalty-page.tsx');
	const text = await readFile(page, 'utf8');
	await writeFile(join(slice, 'src/own.woff2'), 'a font');
	await writeFile(join(slice, 'src/face.css'), '@font-face { font-family: own; src: url("own.woff2"); }');
	await writeFile(join(slice, 'src/star.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
	const shown = text.replace('<PageHeader', '<img src={star} alt="" />\n<PageHeader');
	await writeFile(page, `import '../face.css';\nimport star from '../star.svg';\n${shown}`);
}

const HEADING = 'Program dla stałych klientów';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('rule 26.43: a slice of a repository of its own is made, tested, looked at, shown to some, to all, and taken back', async ({
	page,
	context,
	request,
}) => {
	test.setTimeout(240_000);
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-own-'));
	const shell = await openSecondShell(undefined, undefined, {
		OUTPUT_CACHE: 'on',
		RENDER_WORKERS: '2',
		RELEASE_SECRET,
	});
	let isOver = false;
	const statuses: number[] = [];
	const visits = ['/', '/ona/sukienki', '/sukienka-lniana-jagna', '/cart', '/faq'].map(async (path) => {
		while (!isOver) {
			statuses.push((await request.get(shell.origin + path)).status());
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	});
	try {
		const slice = made() ?? (await createOwnSlice(folder));
		await addFiles(slice);
		const { pasaz, start, testComposed } = inSlice(slice, shell);
		const statusOf = async () => (await request.get(`${shell.origin}/loyalty`)).status();

		await page.goto(`${shell.origin}/faq`);
		const link = /http\S+/.exec(await pasaz('preview'))?.[0] ?? '';
		const guest = await context.browser()?.newPage();
		const answer = await guest?.goto(link.replace('/?', '/loyalty?'));
		expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
		if (guest) await alive(guest);
		await expect(guest?.getByRole('status').filter({ hasText: '0 punktów' }) ?? page.locator('none')).toBeVisible();
		await guest?.close();
		expect((await testComposed(link)).stdout).toContain('1 passed');
		expect(await statusOf()).toBe(404);

		await pasaz('canary', '100%');
		expect(await statusOf()).toBe(200);
		await pasaz('canary', 'off');
		expect(await statusOf()).toBe(404);

		const began = performance.now();
		const published = await pasaz('publish');
		const publishing = performance.now() - began;
		expect(published).toMatch(/Rehearsed \d+ pages in [\d.]+ s: no fault/);
		expect(published).toContain('/loyalty: status: 200, was 404');
		expect(await statusOf()).toBe(200);
		// a tab that was open before goes on, and sees the slice with its next document
		await page.getByRole('banner').getByRole('link', { name: 'Brzask' }).click();
		await page.waitForURL(`${shell.origin}/`);
		await alive(page);
		await page.goto(`${shell.origin}/de/loyalty`);
		await expect(heading(page)).toHaveText('Treueprogramm');

		const dev = start('dev', '--port', '0');
		const [, proxy = ''] = await new Promise<RegExpExecArray | []>((resolve) => {
			let said = '';
			dev.stdout.setEncoding('utf8').on('data', (part: string) => {
				said += part;
				const found = /(http:\S+) is /.exec(said);
				if (found) resolve(found);
			});
			dev.once('exit', () => resolve([]));
		});
		await page.goto(`${proxy}/loyalty`);
		await expect(heading(page)).toHaveText(HEADING);
		const texts = join(slice, 'src/messages/loyalty.ts');
		await writeFile(texts, (await readFile(texts, 'utf8')).replace(HEADING, 'Program dla wiernych'));
		await expect(heading(page)).toHaveText('Program dla wiernych');
		dev.kill();
		expect(await (await request.get(`${shell.origin}/loyalty`)).text()).toContain(HEADING);

		const back = performance.now();
		await pasaz('rollback');
		const rollback = performance.now() - back;
		expect(await statusOf()).toBe(404);
		measured('F19', { 'publish with rehearsal, ms': Math.round(publishing), 'rollback, ms': Math.round(rollback) });
		isOver = true;
		await Promise.all(visits);
		expect(new Set(statuses)).toEqual(new Set([200]));
	} finally {
		isOver = true;
		await Promise.allSettled(visits);
		await shell.close();
		await rm(folder, { recursive: true, force: true });
	}
});
