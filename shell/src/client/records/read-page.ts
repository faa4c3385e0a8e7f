import type { Shop } from '@pasaz/kernel/composition/shop';
import { ContractError } from '@pasaz/kernel/errors';
import { pathInStore } from '@pasaz/kernel/routes';
import type { PageRecord } from '../../routing/page-record.ts';
import type { PageRecords } from './page-records.ts';

function dataOf(record: PageRecord | undefined): unknown {
	return record && 'loaderData' in record ? Object.values(record.loaderData).at(-1) : undefined;
}

/** Lets a page read others like it: the next page of a list. */
export function createPageReader(
	records: PageRecords,
	storeView: Shop['storeView'],
): Pick<Shop, 'readPage' | 'keptPage'> {
	return {
		async readPage(href) {
			const data = dataOf(await records.read(pathInStore(href, storeView)));
			if (data === undefined) throw new ContractError(`${href} has no data`);
			return data;
		},
		keptPage: (href) => dataOf(records.kept(pathInStore(href, storeView))?.record),
	};
}
