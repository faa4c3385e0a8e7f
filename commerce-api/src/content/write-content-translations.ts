import { inArray } from 'drizzle-orm';
import type { IdOf } from '../catalogue/write/catalog-ids.ts';
import type { Database } from '../platform/database/database.ts';
import { insertAll } from '../platform/database/large-lists.ts';
import { type TranslatedKind, translations } from '../platform/database/schema/translations.ts';
import { pairUp, type TranslatedPair, translationRows } from '../platform/translations/translations.ts';
import { blockRows, layoutRows, nodeRows, partnerRows, sizeTableRows } from './content-rows.ts';
import type { ContentSource, ContentTranslation } from './content-source.ts';

export const CONTENT_KINDS: TranslatedKind[] = ['block', 'node', 'partner', 'layout', 'size-table', 'settings'];

export async function writeContentTranslations(tx: Database, source: ContentSource, idOf: IdOf): Promise<void> {
	await tx.delete(translations).where(inArray(translations.kind, CONTENT_KINDS));
	for (const [store, translation] of Object.entries(source.translations ?? {})) {
		const own = translatedContent(source, translation);
		await insertAll(tx, translations, translationRows(store, pairsOf({ source, own, given: translation }, idOf)));
	}
}

interface Translated {
	source: ContentSource;
	own: ContentSource;
	given: ContentTranslation;
}

function pairsOf({ source, own, given: { blocks = {} } }: Translated, idOf: IdOf): TranslatedPair[] {
	const tables = source.sizeTables.map(({ name }) => idOf('size-table', name));
	return [
		...pairUp(blockRows(source.blocks, idOf), blockRows(own.blocks, idOf), ({ id, document }) => ({
			kind: 'block',
			key: id,
			given: Object.keys(blocks[document.identifier] ?? {}),
		})),
		...pairUp(nodeRows(source.hierarchy, idOf), nodeRows(own.hierarchy, idOf), ({ id }) => ({ kind: 'node', key: id })),
		...pairUp(partnerRows(source), partnerRows(own), ({ position }) => ({ kind: 'partner', key: position })),
		...pairUp(layoutRows(source), layoutRows(own), ({ name }) => ({ kind: 'layout', key: name })),
		...pairUp(sizeTableRows(source, tables), sizeTableRows(own, tables), ({ id }) => ({ kind: 'size-table', key: id })),
		{ kind: 'settings', key: 'all', base: source.settings, own: own.settings },
	];
}

function translatedContent(source: ContentSource, translation: ContentTranslation): ContentSource {
	const { blocks = {}, hierarchy = {}, partners = {}, layouts = {}, sizeTables = {}, settings = {} } = translation;
	return {
		...source,
		blocks: source.blocks.map((block) => ({ ...block, ...blocks[block.identifier] })),
		hierarchy: source.hierarchy.map((node) => ({ ...node, label: hierarchy[node.key] ?? node.label })),
		partners: source.partners.map((partner) => ({ ...partner, ...partners[partner.name] })),
		layouts: Object.fromEntries(
			Object.entries(source.layouts).map(([name, layout]) => [name, layouts[name] ?? layout]),
		),
		sizeTables: source.sizeTables.map((table) => ({ ...table, ...sizeTables[table.name] })),
		settings: {
			...source.settings,
			...settings,
			contact: { ...source.settings.contact, ...settings.contact },
		},
	};
}
