import { sizeTable, sizeTables } from '@pasaz/kernel/contract/size-table';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import { toId } from '../platform/http/to-id.ts';
import type { Content } from './content-view.ts';

export function sizeTableRoutes(route: Route, content: Content): void {
	route(sizeTables, async ({ storeView }) => (await content.view(storeView)).sizeTables);
	route(sizeTable, async ({ params, storeView }) => {
		const id = toId(params.id);
		const found = (await content.view(storeView)).sizeTables.filter((table) => table.id === id);
		if (found.length === 0) throw new Refusal(404, 'not-found', 'There is no such size table.');
		return found;
	});
}
