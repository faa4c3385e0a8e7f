import type { MovedPage, ShownPage } from '../../routing/page-record.ts';

export const RELEASE_SET = 'set-1';

/** For tests: the record of a page that is shown. */
export function shownRecord(given: Partial<ShownPage> = {}): ShownPage {
	return {
		releaseSet: RELEASE_SET,
		status: 200,
		page: 'mf_catalog/category-page',
		resolved: null,
		loaderData: {},
		errors: null,
		head: { title: 'Ona', alternates: [] },
		tags: [],
		scripts: [],
		styles: [],
		...given,
	};
}

/** For tests: the record of an address that leads elsewhere. */
export function movedRecord(movedTo: string): MovedPage {
	return { releaseSet: RELEASE_SET, status: 301, movedTo };
}
