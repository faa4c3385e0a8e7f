import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { products } from '../platform/database/schema/catalog.ts';
import { noBits } from './bits.ts';
import type { Filter, Layer } from './filters.ts';
import { readQuery } from './match-products.ts';
import type { IndexSearch } from './memory-index.ts';

const SIZE = 8;

it('a search reads its filters one after the other (24.15)', async () => {
	let running = 0;
	let most = 0;
	let read = 0;
	const filters = async () => {
		running += 1;
		most = Math.max(most, running);
		await setImmediate();
		running -= 1;
		read += 1;
		return noBits(SIZE);
	};
	const search = { index: { size: SIZE, filters } } as unknown as IndexSearch;
	const filter: Filter = {
		attribute: 'name',
		field: { kind: 'text', column: products.name },
		condition: { operator: 'eq', values: ['x'], isAlternative: false },
	};
	const layer: Layer = { ...filter, code: 'name', isOfUnit: false };
	const query = { required: [filter, filter], alternatives: [filter, filter], layers: [layer, layer] };
	await readQuery(query, undefined, search);
	expect([read, most]).toEqual([6, 1]);
});
