import { type APIRequestContext, expect, test } from '@playwright/test';
import { PackageName } from '../../delivery/src/release.ts';
import { isFull, sized } from '../../scripts/for-tests/faults.ts';
import { releasesWith } from './rewritten-slice.ts';
import { openSecondShell } from './second-shell.ts';

const FAILED = 'Nie udało się wczytać tej części sklepu';
/** The beginning of a page's component in the server's build. */
const BODY = /function Component\(\) \{/g;
const VIEWS = sized(6, 60);
/** Of a page of each other slice, in full runs. */
const OTHER_VIEWS = 10;
/** ms for a page of another slice, on a busy machine; the catalogue has the page with which each new worker begins. */
const LATEST = 2500;
const LATEST_BESIDE_CATALOGUE = 5000;

/** In the pages of a slice, and on the server alone. */
const inPages = (code: string) => (build: string) =>
	build.replace(BODY, (begin) => `${begin}if(globalThis.location===undefined){${code}}`);

const FAULTS = {
	'loops when it is rendered': 'for(;;);',
	'waits without resting': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0);',
	'takes two gigabytes': 'globalThis.large=Array.from({length:20},()=>Buffer.alloc(1e8,1));',
	'leaks 100 megabytes each time': '(globalThis.leak??=[]).push(Buffer.alloc(1e8,1));',
	'ends its process': 'process.exit(1);',
	'rejects without a handler': 'void Promise.reject(new Error("nobody cares"));',
	'throws in a timer': 'setTimeout(()=>{throw new Error("late")});',
};
/** One of each kind; unit tests of the workers try the others in each run, and this one does in full runs. */
const USUAL = ['loops when it is rendered', 'ends its process', 'rejects without a handler', 'throws in a timer'];
/** Those whose page is whole nevertheless. */
const HARMLESS = ['leaks 100 megabytes each time', 'rejects without a handler', 'throws in a timer'];

async function ask(request: APIRequestContext, url: string) {
	const began = performance.now();
	const answer = await request.get(url);
	return { status: answer.status(), html: await answer.text(), took: performance.now() - began };
}

/** A page of each slice, and two of others. */
const PAGES = {
	mf_content: { path: '/faq', others: ['/ona/sukienki', '/cart'] },
	mf_catalog: { path: '/ona', others: ['/faq', '/login'] },
	mf_product: { path: '/sukienka-lniana-jagna', others: ['/ona/sukienki', '/cart'] },
	mf_cart_checkout: { path: '/cart', others: ['/faq', '/login'] },
	mf_account: { path: '/login', others: ['/ona/sukienki', '/cart'] },
};

const cases = Object.entries(PAGES).flatMap(([slice, page]) =>
	Object.entries(FAULTS).map(([name, code]) => ({ slice, ...page, name, code })),
);

const tried = cases.filter(({ slice, name }) => isFull || (slice === 'mf_content' && USUAL.includes(name)));
for (const { slice, path: broken, others, name, code } of tried) {
	const count = slice === 'mf_content' ? VIEWS : OTHER_VIEWS;
	test(`a page of ${slice} that ${name} leaves the pages of other slices as they are (26.11, 26.26)`, async ({
		request,
	}) => {
		test.setTimeout(120_000 + count * 2000);
		const shell = await openSecondShell(undefined, await releasesWith(PackageName.parse(slice), inPages(code)), {
			RENDER_WORKERS: '2',
		});
		let isOver = false;
		let views: Promise<void> | undefined;
		try {
			views = (async () => {
				for (let view = 0; view < count && !isOver; view += 1) {
					const { status, html } = await ask(request, shell.origin + broken);
					expect(status, `view ${view}`).toBe(HARMLESS.includes(name) ? 200 : 503);
					expect(html.includes(`<h1>${FAILED}`), `view ${view}`).toBe(!HARMLESS.includes(name));
					// the cart's page has a smaller header
					expect(html).toContain('Brzask</a>');
				}
			})().finally(() => {
				isOver = true;
			});
			for (let turn = 0; !isOver; turn += 1) {
				const path = others[turn % others.length] ?? '/';
				const { status, took } = await ask(request, `${shell.origin}${path}?price_to=${1000 + turn}`);
				expect(status, path).toBe(200);
				expect(took, path).toBeLessThan(slice === 'mf_catalog' ? LATEST_BESIDE_CATALOGUE : LATEST);
			}
			await views;
		} finally {
			// what goes wrong first is to be told, not that the shell is gone
			isOver = true;
			await views?.catch(() => {});
			await shell.close();
		}
	});
}
