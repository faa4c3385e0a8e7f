import { PATHS } from '@pasaz/kernel/routes';
import type { ListingHead } from '../listing/listing.ts';

export function headOf(term: string): ListingHead {
	return {
		title: term,
		description: null,
		metaTitle: null,
		metaDescription: null,
		path: PATHS.search,
		term,
		tag: null,
		crumbs: [],
		subcategories: [],
	};
}
