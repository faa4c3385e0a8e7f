import { toSlug } from '@pasaz/kernel/domain/search/tokens';
import { decodeHTMLStrict } from 'entities';
import type { SourceCategory } from '../../catalogue/source/catalog-source.ts';

export interface CategoryTree {
	/** The paths of a row's categories; adds new ones to the tree. */
	pathsOf(joined: string): string[];
	categories(): SourceCategory[];
}

/** `Default Category/Men/Tops,Default Category/Collections`: the first name is the tree's root, not a category of the shop's. */
export function createCategoryTree(): CategoryTree {
	const byPath = new Map<string, SourceCategory>();

	const add = (names: string[]) => {
		let path = '';
		for (const name of names) {
			path = [path, toSlug(name)].filter((part) => part !== '').join('/');
			if (!byPath.has(path)) byPath.set(path, { urlPath: path, name, position: 0, includeInMenu: true });
		}
		return path;
	};

	return {
		pathsOf: (joined) => {
			const paths = joined.split(',').map((whole) => add(namesOf(whole)));
			return [...new Set(paths)].filter((path) => path !== '');
		},
		// The menu has the order of the export.
		categories: () => [...byPath.values()].map((category, index) => ({ ...category, position: byPath.size - index })),
	};
}

function namesOf(whole: string): string[] {
	const [, ...names] = whole.split(/(?<!\\)\//).map((name) => decodeHTMLStrict(name.replaceAll('\\/', '/').trim()));
	return names.filter((name) => toSlug(name) !== '');
}
