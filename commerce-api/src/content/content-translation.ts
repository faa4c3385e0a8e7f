import type { Partner } from '@pasaz/kernel/contract/content';
import type { StoredLayout, StoredSettings, StoredSizeTable } from '../platform/database/schema/content.ts';
import type { ContentSource, SourceBlock } from './content-source.ts';

/** What editors write for a store view. What is missing stays as it is for all. */
export interface ContentTranslation {
	/** By identifier. */
	blocks?: Record<string, Partial<Omit<SourceBlock, 'identifier'>>>;
	/** Labels by key. */
	hierarchy?: Record<string, string>;
	/** By name. */
	partners?: Record<string, Partial<Partner>>;
	/** By name, whole: a store view may have pictures and links of its own. */
	layouts?: Record<string, StoredLayout>;
	/** By name. */
	sizeTables?: Record<string, Partial<Pick<StoredSizeTable, 'name' | 'columns' | 'rows' | 'note'>>>;
	settings?: { contact?: Partial<StoredSettings['contact']>; headImage?: StoredSettings['headImage'] };
}

export function translatedContent(source: ContentSource, translation: ContentTranslation): ContentSource {
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
