import type { BootData } from '../../routing/boot-data.ts';
import type { ShownPage } from '../../routing/page-record.ts';
import { readHead } from './apply-head.ts';

/** The record of the page that came as a document, without a failure. Its files are here already. */
export function bootRecord({ releaseSet, incomplete, resolved, loaderData }: BootData): ShownPage {
	const { default: _menu, ...own } = loaderData;
	return {
		releaseSet,
		status: 200,
		page: null,
		incomplete,
		resolved: resolved && 'name' in resolved ? resolved : null,
		loaderData: own,
		errors: null,
		head: readHead(),
		tags: [],
		scripts: [],
		styles: [],
	};
}
