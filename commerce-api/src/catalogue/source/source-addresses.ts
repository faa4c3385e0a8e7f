import type { SourceProduct, SourceVariant } from './catalog-source.ts';

/** All paths from the top to the given one: `ona`, `ona/sukienki`, `ona/sukienki/midi`. */
export function pathsDownTo(urlPath: string): string[] {
	const slugs = urlPath.split('/');
	return slugs.map((_, index) => slugs.slice(0, index + 1).join('/'));
}

/** The sku without characters that an address cannot have. */
export function variantUrlKey(variant: SourceVariant, parent: Pick<SourceProduct, 'urlKey'>): string {
	return `${parent.urlKey}-${variant.sku.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
