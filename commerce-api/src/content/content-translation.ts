import type { ContentSource, ContentTranslation } from './content-source.ts';

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
