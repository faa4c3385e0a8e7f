import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { measured, sized } from '../../scripts/for-tests/faults.ts';
import { startProcess } from './child-process.ts';
import { addVersion, show, shownIn } from './release-sets.ts';
import { copyReleases, openSecondShell, type SecondShell } from './second-shell.ts';

const PUBLISHES = sized(4, 25);
/** Pages that no cache keeps, of which each must be made by the workers of the set of that moment. */
const PATHS = ['/cart', '/login', '/checkout', '/faq', '/_page/faq'];

async function shownBy(request: APIRequestContext, { origin }: SecondShell): Promise<string> {
	return (await (await request.get(`${origin}/_page/faq`)).json()).releaseSet;
}

test(`no request fails while ${PUBLISHES} sets are published (26.30)`, async ({ request }) => {
	test.setTimeout(120_000 + PUBLISHES * 10_000);
	const shell = await openSecondShell(undefined, undefined, { OUTPUT_CACHE: 'on' });
	let isOver = false;
	let visits: Promise<void>[] = [];
	try {
		const statuses: number[] = [];
		const visit = async (path: string) => {
			while (!isOver) statuses.push((await request.get(shell.origin + path)).status());
		};
		visits = PATHS.map(visit);
		for (let turn = 1; turn <= PUBLISHES; turn += 1) {
			const set = await show(shell.dataDir, { mf_content: await addVersion(shell.dataDir, 'mf_content') });
			await expect.poll(() => shownBy(request, shell), { timeout: 30_000 }).toBe(set);
		}
		isOver = true;
		await Promise.all(visits);
		expect(statuses.length).toBeGreaterThan(PUBLISHES * PATHS.length);
		expect(new Set(statuses)).toEqual(new Set([200]));
		measured('F19', { 'sets published under load': PUBLISHES, requests: statuses.length, failed: 0 });
	} finally {
		// What goes wrong first is to be told, not that the shell is gone for those who still ask.
		isOver = true;
		await Promise.allSettled(visits);
		await shell.close();
	}
});

test('a set with one damaged bit never takes the place of a good one (26.30)', async ({ request }) => {
	const shell = await openSecondShell();
	try {
		const { dataDir } = shell;
		const first = (await shownIn(dataDir)).id;
		const damaged = await addVersion(dataDir, 'mf_content', async (folder, { nodeEntry }) => {
			const code = await readFile(join(folder, nodeEntry));
			code[code.length - 1] = (code.at(-1) ?? 0) ^ 1;
			await writeFile(join(folder, nodeEntry), code);
		});
		const whole = await addVersion(dataDir, 'mf_content');
		await show(dataDir, { mf_content: damaged });
		const next = await show(dataDir, { mf_content: whole });
		// sets are looked at in turn, so whatever is shown until the next one is of the first
		const seen: { status: number; set: string }[] = [];
		do {
			const status = (await request.get(`${shell.origin}/faq`)).status();
			seen.push({ status, set: await shownBy(request, shell) });
		} while (seen.at(-1)?.set !== next && seen.length < 5000);
		expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(seen.map(({ set: shown }) => shown))).toEqual(new Set([first, next]));
	} finally {
		await shell.close();
	}
});

test('a start shows the set that ran last while the published one cannot run (26.30)', async ({ request }) => {
	const dataDir = await copyReleases();
	const start = () =>
		startProcess('shell/src/server/main.ts', { PORT: '0', DATA_DIR: dataDir, API_URL: process.env.E2E_API_URL ?? '' });
	try {
		const set = await shownIn(dataDir);
		await (await start()).close();
		const shell = await addVersion(dataDir, 'shell');
		await show(dataDir, { shell });
		await rm(join(dataDir, 'releases/shell', shell), { recursive: true });
		const again = await start();
		const { releaseSet } = await (await request.get(`http://localhost:${again.port}/_page/faq`)).json();
		await again.close();
		expect(releaseSet).toBe(set.id);
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
});
