import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { signSetLink } from '../../delivery/src/set-link.ts';
import { isFull, measured, sized } from '../../scripts/for-tests/faults.ts';
import { startProcess } from './child-process.ts';
import { RELEASE_SECRET } from './pasaz.ts';
import { addVersion, show, shownIn } from './release-sets.ts';
import { copyReleases, openSecondShell, type SecondShell } from './second-shell.ts';

const PUBLISHES = sized(5, 50);
/** Sets whose sizes are compared, from the first and from the last ones. */
const COMPARED = sized(2, 10);
/** Sets that were shown last, and can be looked at. */
const ALIVE = sized(4, 20);
/** The slices take turns. */
const SLICES = ['mf_content', 'mf_catalog', 'mf_product', 'mf_cart_checkout', 'mf_account'] as const;
/** Pages that no cache keeps, of which each must be made by the workers of the set of that moment. */
const PATHS = ['/cart', '/login', '/checkout', '/faq', '/_page/faq'];

async function shownBy(request: APIRequestContext, { origin }: SecondShell): Promise<string> {
	return (await (await request.get(`${origin}/_page/faq`)).json()).releaseSet;
}

/** Megabytes and threads of a process. */
async function sizeOf({ pid }: SecondShell) {
	const status = await readFile(`/proc/${pid}/status`, 'utf8');
	const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
	return { memory: field('VmRSS') / 1024, threads: field('Threads') };
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

test(`no request fails while ${PUBLISHES} sets are published, of which ${ALIVE} stay alive (26.30, 26.40)`, async ({
	request,
}) => {
	test.setTimeout(120_000 + PUBLISHES * 10_000);
	const shell = await openSecondShell(undefined, undefined, {
		OUTPUT_CACHE: 'on',
		RENDER_WORKERS: '2',
		RELEASE_SECRET,
	});
	let isOver = false;
	let visits: Promise<void>[] = [];
	try {
		const statuses: number[] = [];
		const visit = async (path: string) => {
			while (!isOver) {
				statuses.push((await request.get(shell.origin + path)).status());
				// as many as there is time for are part of the fault run
				if (!isFull) await new Promise((resolve) => setTimeout(resolve, 50));
			}
		};
		visits = PATHS.map(visit);
		const sets: string[] = [];
		const sizes: Awaited<ReturnType<typeof sizeOf>>[] = [];
		for (let turn = 1; turn <= PUBLISHES; turn += 1) {
			const slice = SLICES[turn % SLICES.length] ?? 'mf_content';
			const set = await show(shell.dataDir, { [slice]: await addVersion(shell.dataDir, slice) });
			await expect.poll(() => shownBy(request, shell), { timeout: 30_000 }).toBe(set);
			sets.push(set);
			sizes.push(await sizeOf(shell));
		}
		isOver = true;
		await Promise.all(visits);
		expect(statuses.length).toBeGreaterThan(PUBLISHES * PATHS.length);
		expect(new Set(statuses)).toEqual(new Set([200]));
		measured('F19', { 'sets published under load': PUBLISHES, requests: statuses.length, failed: 0 });

		for (const set of sets.slice(-ALIVE)) {
			const cookie = `_set=${signSetLink(RELEASE_SECRET, { set, expires: Date.now() + 60_000 })}`;
			const page = await request.get(`${shell.origin}/_page/faq`, { headers: { cookie } });
			expect((await page.json()).releaseSet).toBe(set);
			const [slice] = await (await request.get(`${shell.origin}/releases/sets/${set}.json`)).json();
			expect((await request.get(shell.origin + slice.entry)).status()).toBe(200);
		}
		const first = sizes.slice(0, COMPARED);
		const last = sizes.slice(-COMPARED);
		const threads = [first, last].map((some) => median(some.map((size) => size.threads)));
		const memory = [first, last].map((some) => Math.round(median(some.map((size) => size.memory))));
		measured('F19', { 'sets alive at the end': ALIVE, 'MB after the first and the last sets': memory.join(' and ') });
		// the workers of a set end with it
		expect(threads[1]).toBeLessThanOrEqual((threads[0] ?? 0) + 4);
		// a few sets say nothing: the first ones still warm up
		if (isFull) expect(memory[1]).toBeLessThan((memory[0] ?? 0) * 1.3);
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

test('a start shows the set that ran last while the published one cannot run, or lacks a slice (26.30)', async ({
	request,
}) => {
	const dataDir = await copyReleases();
	const start = () =>
		startProcess('shell/src/server/main.ts', { PORT: '0', DATA_DIR: dataDir, API_URL: process.env.E2E_API_URL ?? '' });
	try {
		const set = await shownIn(dataDir);
		await (await start()).close();
		for (const name of ['mf_content', 'shell'] as const) {
			const version = await addVersion(dataDir, name);
			await show(dataDir, { [name]: version });
			await rm(join(dataDir, 'releases', name, version), { recursive: true });
			const again = await start();
			const { releaseSet } = await (await request.get(`http://localhost:${again.port}/_page/faq`)).json();
			await again.close();
			expect(releaseSet).toBe(set.id);
			await show(dataDir, { [name]: set.releases[name]?.version });
		}
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
});
