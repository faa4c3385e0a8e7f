import { sizeTable, sizeTables } from '@pasaz/kernel/contract/size-table';
import type { Content } from '../content/content-view.ts';
import { Refusal } from '../http/refusal.ts';
import type { Route } from '../http/route.ts';
import { toId } from '../http/to-id.ts';

export function sizeTableRoutes(route: Route, content: Content): void {
	route(sizeTables, async ({ storeView }) => (await content.view(storeView)).sizeTables);
	route(sizeTable, async ({ params, storeView }) => {
		const id = toId(params.id);
		const found = (await content.view(storeView)).sizeTables.filter((table) => table.id === id);
		if (found.length === 0) throw new Refusal(404, 'not-found', 'There is no such size table.');
		return found;
	});
}
