import { asc, eq } from 'drizzle-orm';
import { type ContentSource, type ContentTranslation, NOTHING_WRITTEN } from '../../content/content-source.ts';
import { CONTENT_KINDS } from '../../content/write-content-translations.ts';
import type { Database } from '../../platform/database/database.ts';
import { catalogIds } from '../../platform/database/schema/catalog.ts';
import * as schema from '../../platform/database/schema/content.ts';
import {
	readTranslations,
	storesWithWords,
	type Translations,
	translated,
} from '../../platform/translations/translations.ts';

/** What editors wrote, as it was given: with `writeContent` it stays the same. */
export async function currentSource(db: Database): Promise<ContentSource> {
	const stored = await readStored(db);
	const translations: Record<string, ContentTranslation> = {};
	for (const store of await storesWithWords(db, CONTENT_KINDS)) {
		translations[store] = wordsOf(stored, await readTranslations(db, store, CONTENT_KINDS));
	}
	return { ...sourceOf(stored), translations };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

async function readStored(db: Database) {
	const [settings] = await db.select().from(schema.shopSettings);
	const redirects = await db.select().from(schema.redirects).orderBy(asc(schema.redirects.path));
	const nodes = await db.select().from(schema.cmsNodes);
	return {
		blocks: await db.select().from(schema.cmsBlocks).orderBy(asc(schema.cmsBlocks.identifier)),
		nodes: nodes.toSorted((a, b) => a.document.position - b.document.position),
		partners: await db.select().from(schema.partners).orderBy(asc(schema.partners.position)),
		layouts: await db.select().from(schema.layouts).orderBy(asc(schema.layouts.name)),
		tables: await db.select().from(schema.sizeTables).orderBy(asc(schema.sizeTables.id)),
		redirects,
		settings: settings?.document ?? NOTHING_WRITTEN.settings,
		keys: await keysOf(db),
	};
}

async function keysOf(db: Database): Promise<ReadonlyMap<number, string>> {
	const rows = await db.select().from(catalogIds).where(eq(catalogIds.kind, 'cms-node'));
	return new Map(rows.map(({ id, key }) => [id, key]));
}

function sourceOf({ blocks, nodes, partners, layouts, tables, redirects, settings, keys }: Stored): ContentSource {
	const keyOf = (id: number) => keys.get(id) ?? String(id);
	return {
		blocks: blocks.map(({ document: { identifier, title, content } }) => ({ identifier, title, content })),
		hierarchy: nodes.map(({ id, document: { parent_id: parent, label, url_key: page } }) => ({
			key: keyOf(id),
			...(parent !== null && { parent: keyOf(parent) }),
			label,
			...(page !== null && { page }),
		})),
		partners: partners.map(({ document }) => document),
		layouts: Object.fromEntries(layouts.map(({ name, document }) => [name, document])),
		sizeTables: tables.map(({ document }) => document),
		redirects: redirects.map(({ code, ...redirect }) => ({ ...redirect, code: code === 301 ? 301 : 302 })),
		settings,
	};
}

function wordsOf(stored: Stored, translationOf: Translations): ContentTranslation {
	const { blocks, nodes, partners, layouts, tables, settings, keys } = stored;
	const own = translationOf('settings', 'all');
	const { contact, headImage } = translated(settings, own);
	return {
		blocks: Object.fromEntries(
			blocks.flatMap(({ id, identifier, document }) => {
				const words = translationOf('block', id);
				const { title, content } = translated(document, words);
				return words
					? [[identifier, { ...('title' in words && { title }), ...('content' in words && { content }) }] as const]
					: [];
			}),
		),
		hierarchy: Object.fromEntries(
			nodes.flatMap(({ id, document }) => {
				const words = translationOf('node', id);
				return words ? [[keys.get(id) ?? String(id), translated(document, words).label] as const] : [];
			}),
		),
		partners: Object.fromEntries(
			partners.map(({ position, document }) => [
				document.name,
				translated(document, translationOf('partner', position)),
			]),
		),
		layouts: Object.fromEntries(
			layouts.flatMap(({ name, document }) => {
				const words = translationOf('layout', name);
				return words ? [[name, translated(document, words)] as const] : [];
			}),
		),
		sizeTables: Object.fromEntries(
			tables.map(({ id, document }) => [document.name, translated(document, translationOf('size-table', id))]),
		),
		...(own && { settings: { contact, ...('headImage' in own && { headImage }) } }),
	};
}
