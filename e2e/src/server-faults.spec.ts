import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { isFull } from '../../scripts/for-tests/faults.ts';
import { folderOf } from './release-sets.ts';
import { releasesWith } from './rewritten-slice.ts';
import { copyReleases, openSecondShell } from './second-shell.ts';

const FAILED = 'Nie udało się wczytać tej części sklepu';
/** ms. */
const LATEST = 1000;
/** One page of each slice. */
const PAGES = {
	mf_catalog: '/ona/sukienki',
	mf_product: '/sukienka-lniana-jagna',
	mf_cart_checkout: '/cart',
	mf_account: '/login',
	mf_content: '/faq',
};
type Slice = keyof typeof PAGES;
const SLICES = Object.keys(PAGES) as Slice[];

/** Copies the releases and damages those of one slice. */
async function damaged(slice: Slice, damage: (folder: string) => Promise<void>): Promise<string> {
	const dataDir = await copyReleases();
	await damage(await folderOf(dataDir, slice));
	return dataDir;
}

const FAULTS: Record<string, (slice: Slice) => Promise<string>> = {
	'is missing': (slice) => damaged(slice, (folder) => rm(folder, { recursive: true })),
	'cannot be read': (slice) => damaged(slice, (folder) => writeFile(join(folder, 'release.json'), '{')),
	'differs by one bit': (slice) =>
		damaged(slice, async (folder) => {
			const { nodeEntry } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
			const content = await readFile(join(folder, nodeEntry));
			content[content.length - 1] = (content.at(-1) ?? 0) ^ 1;
			await writeFile(join(folder, nodeEntry), content);
		}),
	'throws while it loads': (slice) => releasesWith(slice, (code) => `throw new Error("broken");${code}`),
};

/** All faults of each slice in `pnpm test:faults`; else one of each, so that every fault is tried. */
function faultsOf(slice: Slice) {
	const faults = Object.entries(FAULTS);
	const own = SLICES.indexOf(slice) % faults.length;
	return faults.filter((_, index) => isFull || index === own);
}

async function ask(request: APIRequestContext, url: string) {
	const began = performance.now();
	const answer = await request.get(url);
	const html = await answer.text();
	return { answer, html, took: performance.now() - began };
}

for (const slice of SLICES) {
	test(`${slice}: the server's pages go on without it, however it is broken (26.9)`, async ({ request }) => {
		const faults = faultsOf(slice).map(async ([fault, damage]) => {
			const shell = await openSecondShell(undefined, await damage(slice));
			try {
				for (const [name, path] of Object.entries(PAGES)) {
					const { answer, html, took } = await ask(request, shell.origin + path);
					const isBroken = name === slice;
					const place = `${path} while ${slice} ${fault}`;
					expect(answer.status(), place).toBe(isBroken ? 503 : 200);
					expect(answer.headers()['retry-after'], place).toBe(isBroken ? '5' : undefined);
					expect(html.includes(`<h1>${FAILED}`), place).toBe(isBroken);
					expect(html, place).toContain('Brzask</a>');
					if (!isBroken) continue;
					// the other shells of this test may have been starting during the first answer
					const least = took < LATEST ? took : (await ask(request, shell.origin + path)).took;
					expect(least, place).toBeLessThan(LATEST);
				}
			} finally {
				await shell.close();
			}
		});
		await Promise.all(faults);
	});
}
