import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { createApi } from '@pasaz/kernel/network/api';
import { expect, it } from 'vitest';
import { lazyApi } from './lazy-api.ts';

const body = { type: 'product', searchQuery: {} } as const;
const api = createApi({ baseUrl: '', timeout: 1000, fetch: async () => Response.json({ total: 7, hits: [] }) });

it('connects with the first call, once', async () => {
	let connections = 0;
	const lazy = lazyApi(async () => {
		connections += 1;
		return api;
	});
	expect(connections).toBe(0);
	await Promise.all([lazy.call(catalogSearch, { body }), lazy.send(catalogSearch, { body })]);
	expect((await lazy.call(catalogSearch, { body })).total).toBe(7);
	expect(connections).toBe(1);
});

it('connects again after a failure', async () => {
	let tries = 0;
	const lazy = lazyApi(async () => {
		tries += 1;
		if (tries === 1) throw new Error('offline');
		return api;
	});
	await expect(lazy.call(catalogSearch, { body })).rejects.toThrow('offline');
	expect((await lazy.call(catalogSearch, { body })).total).toBe(7);
});
