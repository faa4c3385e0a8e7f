import { toSlug } from '@pasaz/kernel/domain/search/tokens';
import type { SourceCategory } from '../../catalogue/source/catalog-source.ts';
import type { Dump, Skipped } from './collect.ts';

type CategoryDocument = Dump['category'][number];

export interface CategoryTree {
	categories: SourceCategory[];
	/** Paths by the ids of the index. */
	paths: Map<number, string>;
}

/** Paths are built from the tree. The root and the shop's own category (levels 0 and 1) have none. */
export function categoryTree(documents: CategoryDocument[], skipped: Skipped[]): CategoryTree {
	const byId = new Map(documents.map((document) => [document.id, document]));
	const paths = new Map<number, string>();
	const taken = new Set<string>();
	const categories: SourceCategory[] = [];
	const seen = new Set<number>();

	const pathOf = (document: CategoryDocument): string | undefined => {
		if (isRoot(document)) return '';
		const known = paths.get(document.id);
		if (known !== undefined) return known;
		if (seen.has(document.id) || !document.is_active) return undefined;
		seen.add(document.id);
		const parent = byId.get(document.parent_id ?? 0);
		const above = parent ? pathOf(parent) : '';
		return above === undefined ? undefined : add(document, above);
	};
	const add = (document: CategoryDocument, above: string) => {
		const own = document.url_path?.split('/').at(-1) || document.url_key || document.name;
		const path = [above, toSlug(own) || String(document.id)].filter((part) => part !== '').join('/');
		if (taken.has(path)) {
			skipped.push({ ...document.at, reason: `the category path "${path}" is already taken` });
			return undefined;
		}
		taken.add(path);
		paths.set(document.id, path);
		categories.push(toCategory(document, path));
		return path;
	};
	for (const document of documents) pathOf(document);
	return { categories, paths };
}

function isRoot({ level, parent_id }: CategoryDocument): boolean {
	return level === undefined || level === null ? !parent_id : level < 2;
}

/** The index sorts positions upwards, the shop downwards. */
function toCategory(document: CategoryDocument, urlPath: string): SourceCategory {
	const { name, position, include_in_menu, description, meta_title, meta_description } = document;
	return {
		urlPath,
		name,
		position: Math.trunc(-position),
		includeInMenu: include_in_menu,
		...(description && { description }),
		...(meta_title && { metaTitle: meta_title }),
		...(meta_description && { metaDescription: meta_description }),
	};
}
