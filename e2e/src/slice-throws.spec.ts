import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { PackageName } from '../../delivery/src/release.ts';
import { isFull } from '../../scripts/for-tests/faults.ts';
import { ROOT } from './child-process.ts';
import { releasesWith } from './rewritten-slice.ts';
import { openSecondShell } from './second-shell.ts';
import { alive, mainMenu } from './shopper.ts';

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

interface Visit {
	/** A page of the slice. */
	path: string;
	/** A page of another slice, with the way to it. */
	from: string;
	open: (page: Page) => Promise<void>;
}

const link = (page: Page, region: 'banner' | 'contentinfo' | 'main', name: string | RegExp) =>
	page.getByRole(region).getByRole('link', { name }).first().click();

const VISITS: Record<'mf_content' | 'mf_catalog' | 'mf_product' | 'mf_account', Visit> = {
	mf_content: {
		path: '/faq',
		from: '/ona/sukienki',
		open: (page) => link(page, 'contentinfo', 'Pytania i odpowiedzi'),
	},
	mf_catalog: {
		path: '/ona',
		from: '/faq',
		open: (page) => mainMenu(page).getByRole('link', { name: 'Ona', exact: true }).click(),
	},
	mf_product: {
		path: '/sukienka-lniana-jagna',
		from: '/ona/sukienki',
		open: (page) => link(page, 'main', /Sukienka lniana Jagna/),
	},
	mf_account: { path: '/login', from: '/faq', open: (page) => link(page, 'banner', 'Zaloguj się') },
};

const cases = Object.entries(VISITS).flatMap(([slice, visit]) =>
	Object.entries(FAULTS).map(([name, edit]) => ({ slice, visit, name, edit })),
);

for (const { slice, visit, name, edit } of cases.filter((one) => isFull || one.slice === 'mf_content')) {
	test(`a page of ${slice} that ${name} never takes the shop along (26.11)`, async ({ page, request }) => {
		const dataDir = await releasesWith(PackageName.parse(slice), edit);
		const shell = await openSecondShell(undefined, dataDir, { RENDER_WORKERS: '2' });
		try {
			await page.goto(shell.origin + visit.from);
			await alive(page);
			await visit.open(page);
			await expect(page.getByRole('heading', FAILED)).toBeVisible();
			await expect(page.getByRole('banner').getByRole('link', { name: 'Brzask' })).toBeVisible();
			await page.getByRole('link', { name: 'Wróć na stronę główną' }).click();
			await expect(page).toHaveURL(`${shell.origin}/`);
			// the home page is the catalogue's
			if (slice !== 'mf_catalog') await expect(page.getByRole('heading', FAILED)).toHaveCount(0);

			const since = Date.now();
			const html = await (await request.get(shell.origin + visit.path)).text();
			expect(Date.now() - since).toBeLessThan(2500);
			expect(html).toContain('Menu główne');
			await page.goto(shell.origin + visit.path);
			await expect(page.getByRole('heading', FAILED)).toBeVisible();
			await expect(page.getByRole('banner').getByRole('link', { name: 'Brzask' })).toBeVisible();
		} finally {
			await shell.close();
		}
	});
}
