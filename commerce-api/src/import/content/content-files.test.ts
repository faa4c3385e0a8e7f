import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cmsLayout, cmsPage, redirectOf } from '@pasaz/kernel/contract/content';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { NOTHING_WRITTEN } from '../../content/content-source.ts';
import { writeContent } from '../../content/write-content.ts';
import { outbox } from '../../platform/database/schema/outbox.ts';
import { DEMO } from '../label/demo-label.fixture.ts';
import { loadFolder } from './content-command.ts';
import { currentEdited } from './current-edited.ts';
import { writeEdited } from './write-edited.ts';
import { writeFolder } from './write-folder.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
	shop = await createTestApp(DEMO.catalog);
	await writeContent(shop.db, DEMO.content);
	folder = mkdtempSync(join(tmpdir(), 'pasaz-content-'));
	writeFolder(folder, await currentEdited(shop.db));
});
afterAll(async () => {
	rmSync(folder, { recursive: true });
	await shop.close();
});

const [first, ...others] = STORE_VIEWS;
const OPTIONS = {
	storeViews: [first, ...others] as const,
	redirectHosts: [],
	now: new Date('2026-12-01T10:00:00Z'),
};
const load = () => loadFolder(shop.db, folder, OPTIONS);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Alters files for one act, and writes them back. */
async function withFiles<T>(files: Record<string, string>, act: () => Promise<T>): Promise<T> {
	const before = Object.keys(files).map((file) => {
		try {
			return [file, read(file)] as const;
		} catch {
			return [file, undefined] as const;
		}
	});
	for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
	try {
		return await act();
	} finally {
		for (const [file, text] of before) {
			if (text === undefined) rmSync(join(folder, file));
			else writeFileSync(join(folder, file), text);
		}
	}
}
const replaced = (file: string, from: string, to: string) => ({ [file]: read(file).replace(from, to) });

/** What waits to be purged, and nothing from before. */
async function purged() {
	const jobs = (await shop.db.delete(outbox).returning()).map(({ job }) => job);
	return jobs.flatMap((job) => (job.kind === 'purge' ? job.tags : []));
}

describe('rule 10.14: content as files', () => {
	it('is written as Markdown and YAML, and loaded again changes nothing', async () => {
		expect(read('pages/dostawa-i-platnosc.md')).toMatch(
			/^---\ntitle: Dostawa i płatność\nmetaDescription: .*\n---\n\n## Dostawa\n\n\| Sposób/,
		);
		expect(read('pages/o-nas.de.md')).toContain('title: Über uns');
		expect(read('redirects.yaml')).toContain('path: kobieta');
		expect(read('settings.yaml')).toContain('menuTags:\n  - nowosc');
		await purged();
		expect(await load()).toEqual([]);
		expect(await purged()).toEqual([]);
	});

	it('changes what an editor changed, and purges the pages that show it', async () => {
		const files = {
			...replaced('pages/o-nas.md', 'title: O nas', 'title: O nas i o lnie'),
			...replaced('pages/o-nas.de.md', 'title: Über uns', 'title: Über uns und Leinen'),
			...replaced('layouts/home.yaml', 'Na pierwsze światło', 'Zima'),
			'blocks/nowy.md': '---\ntitle: Nowy\n---\n\nZobacz **len**.\n',
		};
		await purged();
		const before = await shop.call(cmsPage, { params: { slug: 'regulamin' } });
		expect(await withFiles(files, load)).toEqual(['blocks/nowy', 'layouts/home', 'pages/o-nas']);
		expect(await purged()).toEqual(['cms:nowy', 'home', 'cms:o-nas', 'cms:site-map']);
		const page = await shop.call(cmsPage, { params: { slug: 'o-nas' } });
		expect(page).toMatchObject({ title: 'O nas i o lnie', updated_at: '2026-12-01T10:00:00.000Z' });
		expect(await shop.call(cmsPage, { params: { slug: 'o-nas' }, storeCode: 'de' })).toMatchObject({
			title: 'Über uns und Leinen',
		});
		expect(await shop.call(cmsLayout, { params: { layout: 'home' } })).toMatchObject({ hero: { title: 'Zima' } });
		expect(await shop.call(cmsPage, { params: { slug: 'regulamin' } })).toEqual(before);
		expect(await load()).toEqual(['blocks/nowy', 'layouts/home', 'pages/o-nas']);
	});

	it('takes away what has no file any more', async () => {
		const text = '---\ntitle: Zima\n---\n\nZimno.\n';
		await withFiles({ 'pages/zima.md': text, 'redirects.yaml': '- path: lato\n  target: /zima\n  code: 301\n' }, load);
		expect(await shop.call(cmsPage, { params: { slug: 'zima' } })).toMatchObject({ content: '<p>Zimno.</p>' });
		expect(await shop.call(redirectOf, { params: { path: 'lato' } })).toMatchObject({ target: '/zima' });
		expect(await load()).toEqual(['pages/zima', 'redirects']);
		expect(await shop.refused(cmsPage, { params: { slug: 'zima' } })).toMatchObject({ status: 404 });
	});

	it('keeps pages whose addresses have slashes and dots, and purges them by these', async () => {
		const page = { urlKey: 'pomoc/100%2F.html', title: 'Pomoc', content: '<p>Tak.</p>' };
		const before = await currentEdited(shop.db);
		await purged();
		const changed = { ...before, pages: [...before.pages, page] };
		await shop.db.transaction((tx) => writeEdited(tx, changed, OPTIONS.now));
		expect(await purged()).toContain('cms:pomoc/100%2F.html');
		const other = mkdtempSync(join(tmpdir(), 'pasaz-content-'));
		expect(writeFolder(other, await currentEdited(shop.db))).toContain('pages/pomoc%2F100%252F%2Ehtml.md');
		expect(await loadFolder(shop.db, other, OPTIONS)).toEqual([]);
		rmSync(other, { recursive: true });
		expect(await load()).toEqual(['pages/pomoc/100%2F.html']);
	});

	it.each([
		[
			'a field that nobody knows',
			replacedLater('pages/o-nas.md', 'title: O nas', 'title: O nas\ntytul: O nas'),
			'pages/o-nas.md:3: tytul: there is no such field',
		],
		['a missing field', () => ({ 'blocks/x.md': '---\n{}\n---\n' }), 'blocks/x.md:2: title: '],
		['no fields', () => ({ 'blocks/x.md': 'Hej' }), 'blocks/x.md:1: begins with a block of fields'],
		[
			'fields that are not at the beginning',
			() => ({ 'blocks/x.md': 'Hej\n\n---\ntitle: X\n---\n\nHej\n' }),
			'blocks/x.md:1: begins with a block of fields',
		],
		['YAML that is none', () => ({ 'redirects.yaml': '- path: a\n  target: [b\n' }), 'redirects.yaml:3: '],
		[
			'a status that is none',
			() => ({ 'redirects.yaml': '- path: a\n  target: /b\n  code: 200\n' }),
			'redirects.yaml:3: 0.code: ',
		],
		[
			'a foreign host',
			() => ({ 'redirects.yaml': '- path: a\n  target: https://evil.example/\n  code: 301\n' }),
			'redirects.yaml:2: 0.target: leads to a host',
		],
		[
			'an address twice',
			() => ({ 'redirects.yaml': '- { path: a, target: /b, code: 301 }\n- { path: a, target: /c, code: 301 }\n' }),
			'redirects.yaml:2: 1.path: a is there twice',
		],
		[
			'a category that is not there',
			replacedLater('layouts/home.yaml', '- dziecko', '- nie/ma'),
			/layouts\/home\.yaml:\d+: promotedCategories\.\d: there is no category nie\/ma/,
		],
		[
			'a picture that is not there',
			replacedLater('layouts/home.yaml', /image: \S+/, 'image: /nie/ma'),
			/layouts\/home\.yaml:\d+: mainBanners\.0\.image: there is no picture \/nie\/ma/,
		],
		[
			'a tag that is not there',
			replacedLater('settings.yaml', '- nowosc', '- starosc'),
			/settings\.yaml:\d+: menuTags\.0: there is no tag starosc/,
		],
		[
			'a head image of a store view that is not there',
			() => ({ 'settings.de.yaml': 'headImage:\n  image: /nie/ma\n  url: /zima\n  alt: Winter\n' }),
			'settings.de.yaml:2: headImage.image: there is no picture /nie/ma',
		],
		[
			'a page that is not there',
			() => ({ 'hierarchy.yaml': '- key: a\n  label: A\n  page: nie-ma\n' }),
			'hierarchy.yaml:3: 0.page: there is no pages/nie-ma.md',
		],
		[
			'words without a page',
			() => ({ 'pages/nie-ma.de.md': '---\ntitle: Nein\n---\n' }),
			'pages/nie-ma.de.md:2: there is no pages/nie-ma.md',
		],
		[
			'a store view that is not there',
			() => ({ 'pages/o-nas.xx.md': '---\ntitle: X\n---\n' }),
			'pages/o-nas.xx.md:2: there is no store view xx',
		],
		[
			'settings of a store view that is not there',
			() => ({ 'settings.xx.yaml': 'contact:\n  phone: 42 000\n' }),
			'settings.xx.yaml:1: there is no store view xx',
		],
		[
			'words of a heading that is not there',
			() => ({ 'hierarchy.de.yaml': 'help: Hilfe\nnie-ma: Nein\n' }),
			'hierarchy.de.yaml:2: nie-ma: there is no such key in hierarchy.yaml',
		],
	])('with %s is refused whole, with the line', async (_, files, fault) => {
		const before = await currentEdited(shop.db);
		await expect(withFiles(files(), load)).rejects.toThrow(fault);
		expect(await currentEdited(shop.db)).toEqual(before);
	});
});

it('a store view in which the catalogue has no words shows those of its files, and keeps them (10.14)', async () => {
	const own = await createTestApp();
	await writeContent(own.db, {
		...NOTHING_WRITTEN,
		blocks: [{ identifier: 'pomoc', title: 'Pomoc', content: '<p>Tak.</p>' }],
	});
	const files = mkdtempSync(join(tmpdir(), 'pasaz-content-'));
	writeFolder(files, await currentEdited(own.db));
	writeFileSync(join(files, 'pages/o-nas.de.md'), '---\ntitle: Über uns\n---\n\nHallo.\n');
	writeFileSync(join(files, 'blocks/pomoc.de.md'), '---\ntitle: Hilfe\n---\n\nJa.\n');
	expect(await loadFolder(own.db, files, OPTIONS)).toEqual(['blocks/pomoc', 'pages/o-nas']);
	const page = await own.call(cmsPage, { params: { slug: 'o-nas' }, storeCode: 'de' });
	expect(page).toMatchObject({ title: 'Über uns', content: '<p>Hallo.</p>' });
	expect(page.lang).toBeUndefined();
	expect(writeFolder(files, await currentEdited(own.db))).toEqual(
		expect.arrayContaining(['pages/o-nas.de.md', 'blocks/pomoc.de.md']),
	);
	expect(await loadFolder(own.db, files, OPTIONS)).toEqual([]);
	rmSync(files, { recursive: true });
	await own.close();
});

function replacedLater(file: string, from: string | RegExp, to: string) {
	return () => ({ [file]: read(file).replace(from, to) });
}
