import { expect, type Page, test } from '@playwright/test';
import { releasesWith } from './rewritten-slice.ts';
import { openSecondShell } from './second-shell.ts';

const FAILED = { name: 'Nie udało się wczytać tej części sklepu' };
/** What a page's module says its component is, by minified code. */
const COMPONENT = /Component:\(\)=>[\w$]+/g;

const FAULTS = {
	'throws when it is rendered': 'Component:()=>()=>{throw new Error("broken")}',
	'throws once it is shown':
		'Component:()=>()=>({$$typeof:Symbol.for("react.transitional.element"),type:"p",key:null,props:{ref(){throw new Error("broken")}}})',
	'waits for ever': 'Component:()=>()=>{throw globalThis.never??=new Promise(()=>{})}',
	'is of another contract': 'Component:()=>"page"',
};

async function openFaq(page: Page, origin: string) {
	await page.goto(`${origin}/ona/sukienki`);
	await page.waitForFunction(() => document.querySelector('[data-live]') !== null);
	await page.getByRole('contentinfo').getByRole('link', { name: 'Pytania i odpowiedzi' }).click();
}

for (const [name, component] of Object.entries(FAULTS)) {
	test(`a page that ${name} never takes the shop along`, async ({ page, request }) => {
		const dataDir = await releasesWith('mf_content', (code) => code.replace(COMPONENT, () => component));
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
