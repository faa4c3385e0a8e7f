import type { CmsNode } from '@pasaz/kernel/contract/content';
import { cleanHtml } from '../catalogue/source/clean-html.ts';
import type { IdOf } from '../catalogue/write/catalog-ids.ts';
import type { ContentSource, SourceBlock, SourceNode } from './content-source.ts';

export function blockRows(blocks: SourceBlock[], idOf: IdOf) {
	return blocks.map(({ identifier, title, content }) => {
		const id = idOf('block', identifier);
		return { id, identifier, document: { id, identifier, title, content: cleanHtml(content) } };
	});
}

export function nodeRows(nodes: SourceNode[], idOf: IdOf): { id: number; document: CmsNode }[] {
	const levels = new Map<string, number>();
	return nodes.map(({ key, parent, label, page }, position) => {
		const level = parent === undefined ? 1 : (levels.get(parent) ?? 0) + 1;
		levels.set(key, level);
		const id = idOf('cms-node', key);
		const document = {
			id,
			label,
			level,
			position,
			parent_id: parent === undefined ? null : idOf('cms-node', parent),
			page_id: page === undefined ? null : idOf('page', page),
			url_key: page ?? null,
		};
		return { id, document };
	});
}

export function partnerRows({ partners }: ContentSource) {
	return partners.map((document, position) => ({ position, document }));
}

export function layoutRows({ layouts }: ContentSource) {
	return Object.entries(layouts).map(([name, document]) => ({ name, document }));
}

export function sizeTableRows({ sizeTables }: ContentSource, ids: number[]) {
	return sizeTables.map((table, index) => ({
		id: ids[index] ?? 0,
		document: { ...table, note: table.note === null ? null : cleanHtml(table.note) },
	}));
}
