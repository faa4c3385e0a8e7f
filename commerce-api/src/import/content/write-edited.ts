import type { CacheTag } from '@pasaz/kernel/contract/slices';
import { eq } from 'drizzle-orm';
import { lockCatalog, raiseVersion } from '../../catalogue/catalog-state.ts';
import { loadIds } from '../../catalogue/write/catalog-ids.ts';
import { pageRows } from '../../catalogue/write/content-rows.ts';
import { replacePages } from '../../catalogue/write/replace-pages.ts';
import { replaceContent } from '../../content/write-content.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertAll } from '../../platform/database/large-lists.ts';
import { translations } from '../../platform/database/schema/translations.ts';
import { purgeAll, purgeTags } from '../../platform/outbox/enqueue.ts';
import { pairUp, translationRows } from '../../platform/translations/translations.ts';
import type { EditedContent } from './content-folder.ts';
import { currentEdited } from './current-edited.ts';
import { currentSource } from './current-source.ts';
import { canonicalHtml } from './markdown.ts';

/** Purges the pages that show something else now. @returns names of what has changed, e.g. `pages/regulamin` */
export async function writeEdited(tx: Database, edited: EditedContent, now: Date): Promise<string[]> {
	await lockCatalog(tx);
	const before = partsOf(await currentEdited(tx));
	await writePages(tx, edited, now);
	await writeRest(tx, edited.content);
	const after = partsOf(await currentEdited(tx));
	const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
	const changed = names.filter((name) => before.get(name) !== after.get(name));
	if (changed.length === 0) return [];
	await raiseVersion(tx);
	if (changed.includes('redirects')) await purgeAll(tx);
	else
		await purgeTags(
			tx,
			changed.flatMap((name) => tagsOf(name, { isNew: !(before.has(name) && after.has(name)) })),
		);
	return changed;
}

/** Partners and size tables stay. */
async function writeRest(tx: Database, content: EditedContent['content']): Promise<void> {
	const current = await currentSource(tx);
	const stores = new Set([...Object.keys(content.translations ?? {}), ...Object.keys(current.translations ?? {})]);
	const words = [...stores].map((store) => {
		const { partners = {}, sizeTables = {} } = current.translations?.[store] ?? {};
		return [store, { partners, sizeTables, ...content.translations?.[store] }] as const;
	});
	await replaceContent(tx, { ...current, ...content, translations: Object.fromEntries(words) });
}

async function writePages(tx: Database, { pages: edited, pageWords }: EditedContent, now: Date): Promise<void> {
	const { idOf, save } = await loadIds(tx);
	const rows = await replacePages(tx, pageRows(edited, idOf, now), canonicalHtml);
	await tx.delete(translations).where(eq(translations.kind, 'page'));
	for (const [store, words] of Object.entries(pageWords)) {
		const own = pageRows(
			edited.map((page) => ({ ...page, ...words[page.urlKey] })),
			idOf,
			now,
		).map((row, index) => ({
			...row,
			document: { ...row.document, updated_at: rows[index]?.document.updated_at ?? '' },
		}));
		const pairs = pairUp(rows, own, ({ id, urlKey }) => ({
			kind: 'page',
			key: id,
			given: Object.keys(words[urlKey] ?? {}),
		}));
		await insertAll(tx, translations, translationRows(store, pairs));
	}
	await save();
}

/** What can change alone, with all of its words. */
function partsOf({ pages: own, pageWords, content }: EditedContent): ReadonlyMap<string, string> {
	const { blocks, layouts, hierarchy, redirects, settings, translations: words = {} } = content;
	const stores = Object.keys({ ...pageWords, ...words }).toSorted();
	const part = (name: string, ...said: unknown[]) => [name, JSON.stringify(said)] as const;
	const inStores = (said: (store: string) => unknown) =>
		stores.flatMap((store) => (said(store) === undefined ? [] : [[store, said(store)]]));
	return new Map([
		...own.map((page) =>
			part(
				`pages/${page.urlKey}`,
				page,
				inStores((store) => pageWords[store]?.[page.urlKey]),
			),
		),
		...blocks.map((block) =>
			part(
				`blocks/${block.identifier}`,
				block,
				inStores((store) => words[store]?.blocks?.[block.identifier]),
			),
		),
		...Object.entries(layouts).map(([name, layout]) =>
			part(
				`layouts/${name}`,
				layout,
				inStores((store) => words[store]?.layouts?.[name]),
			),
		),
		part(
			'hierarchy',
			hierarchy,
			inStores((store) => words[store]?.hierarchy),
		),
		part('redirects', redirects),
		part(
			'settings',
			settings,
			inStores((store) => words[store]?.settings),
		),
	]);
}

/** The menu's tag is on every page of the shop's usual frame, also on those of unknown addresses. */
function tagsOf(name: string, { isNew }: { isNew: boolean }): CacheTag[] {
	const [kind = ''] = name.split('/', 1);
	const own = name.slice(kind.length + 1);
	if (kind === 'pages') return [`cms:${own}`, 'cms:site-map', ...(isNew ? (['menu'] as const) : [])];
	if (kind === 'blocks') return [`cms:${own}`];
	if (name === 'layouts/home') return ['home'];
	if (kind === 'hierarchy') return ['cms:hierarchy'];
	return kind === 'settings' ? ['menu', 'home', 'cms:contact'] : ['menu'];
}
