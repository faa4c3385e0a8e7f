import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ROOT } from './child-process.ts';
import { releasesWith } from './rewritten-slice.ts';
import { openSecondShell } from './second-shell.ts';
import { alive } from './shopper.ts';

const FAILED = { name: 'Nie udało się wczytać tej części sklepu' };
/** The beginning of a page's component in the browser's and the server's build, or the place where the browser's build names it. */
const BODY = /Component:function\(\)\{|function Component\(\) \{/g;
const NAMED = /Component:\(\)=>[\w$]+/g;
const VALUE = /Component:(?=function)|Component:\(\)=>(?=[\w$])|Component: \(\) => (?=\()/g;

/** React, as a slice might bundle it by mistake. */
const REACT = readFileSync(join(ROOT, 'shell/node_modules/react/cjs/react.production.js'), 'utf8');
const ownReact = `(function(exports){${REACT}})({})`;

const inside = (code: string) => (build: string) =>
	build.replace(BODY, (begin) => begin + code).replace(NAMED, () => `Component:()=>function(){${code}}`);
const FAULTS = {
	'throws when it is rendered': inside('throw new Error("broken");'),
	'throws once it is shown': inside(
		'return {$$typeof:Symbol.for("react.transitional.element"),type:"p",key:null,props:{ref(){throw new Error("broken")}}};',
	),
	'waits for ever': inside('throw globalThis.never??=new Promise(()=>{});'),
	'needs a kernel that the shell has not': (build: string) =>
		build.replaceAll('@pasaz/kernel/i18n/messages', '@pasaz/kernel/i18n/messages-of-tomorrow'),
	'brings a React of its own': (build: string) => `${ownReact};${build}`,
	'is of another contract': (build: string) => build.replace(VALUE, (begin) => `${begin}!`),
};

async function openFaq(page: Page, origin: string) {
	await page.goto(`${origin}/ona/sukienki`);
	await alive(page);
	await page.getByRole('contentinfo').getByRole('link', { name: 'Pytania i odpowiedzi' }).click();
}

for (const [name, edit] of Object.entries(FAULTS)) {
	test(`a page that ${name} never takes the shop along (26.11)`, async ({ page, request }) => {
		const dataDir = await releasesWith('mf_content', edit);
		const shell = await openSecondShell(undefined, dataDir);
		try {
			await openFaq(page, shell.origin);
			await expect(page.getByRole('heading', FAILED)).toBeVisible();
			await expect(page.getByRole('banner').getByRole('link', { name: 'Brzask' })).toBeVisible();
			await page.getByRole('link', { name: 'Wróć na stronę główną' }).click();
			await expect(page.getByRole('heading', FAILED)).toHaveCount(0);

			const since = Date.now();
			const html = await (await request.get(`${shell.origin}/faq`)).text();
			expect(Date.now() - since).toBeLessThan(2500);
			expect(html).toContain('Menu główne');
			await page.goto(`${shell.origin}/faq`);
			await expect(page.getByRole('heading', FAILED)).toBeVisible();
			await expect(page.getByRole('banner').getByRole('link', { name: 'Brzask' })).toBeVisible();
		} finally {
			await shell.close();
		}
	});
}
