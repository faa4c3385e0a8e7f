import { type APIRequestContext, expect, test } from '@playwright/test';
import { sized } from '../../scripts/for-tests/faults.ts';
import { releasesWith } from './rewritten-slice.ts';
import { openSecondShell } from './second-shell.ts';

const FAILED = 'Nie udało się wczytać tej części sklepu';
/** The beginning of a page's component in the server's build. */
const BODY = /function Component\(\) \{/g;
const VIEWS = sized(6, 60);
/** ms for a page of another slice, on a busy machine. */
const LATEST = 2500;

/** In the questions page alone, whose slice has others. */
const inFaq = (code: string) => (build: string) =>
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
/** Those whose page is whole nevertheless. */
const HARMLESS = ['leaks 100 megabytes each time', 'rejects without a handler', 'throws in a timer'];

async function ask(request: APIRequestContext, url: string) {
	const began = performance.now();
	const answer = await request.get(url);
	return { status: answer.status(), html: await answer.text(), took: performance.now() - began };
}

for (const [name, code] of Object.entries(FAULTS)) {
	test(`a page that ${name} leaves the pages of other slices as they are (26.11, 26.26)`, async ({ request }) => {
		test.setTimeout(120_000 + VIEWS * 2000);
		const shell = await openSecondShell(undefined, await releasesWith('mf_content', inFaq(code)));
		let isOver = false;
		try {
			const views = (async () => {
				for (let view = 0; view < VIEWS; view += 1) {
					const { status, html } = await ask(request, `${shell.origin}/faq`);
					expect(status, `view ${view}`).toBe(HARMLESS.includes(name) ? 200 : 503);
					expect(html.includes(`<h1>${FAILED}`), `view ${view}`).toBe(!HARMLESS.includes(name));
					expect(html).toContain('Menu główne');
				}
			})().finally(() => {
				isOver = true;
			});
			for (let turn = 0; !isOver; turn += 1) {
				const path = turn % 2 === 0 ? `/ona/sukienki?price_to=${1000 + turn}` : '/cart';
				const { status, took } = await ask(request, shell.origin + path);
				expect(status, path).toBe(200);
				expect(took, path).toBeLessThan(LATEST);
			}
			await views;
		} finally {
			await shell.close();
		}
	});
}
