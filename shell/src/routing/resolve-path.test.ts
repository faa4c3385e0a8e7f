import { type Api, createApi } from '@pasaz/kernel/platform/api';
import { expect, it } from 'vitest';
import { isUnknown, resolvePath } from './resolve-path.ts';

const TAGS = ['nowosc'];
const MAPPED: Record<string, object> = {
	ona: { _type: 'category', _source: { url_path: 'ona' } },
	'ona/sukienki': { _type: 'category', _source: { url_path: 'ona/sukienki' } },
	jagna: { _type: 'product', _source: { sku: 'J', slug: 'jagna', type_id: 'configurable' } },
	'o-nas': { _type: 'cms_page', _source: { url_key: 'o-nas' } },
	nowosc: { _type: 'product', _source: { sku: 'N', slug: 'nowosc' } },
};

/** The real client over a catalogue of a few addresses. */
const api: Api = createApi({
	baseUrl: 'http://api.test',
	timeout: 1000,
	fetch: async (input, init) => {
		const body = JSON.parse(String(init?.body));
		if (String(input).endsWith('/url/map')) return Response.json(MAPPED[body.url] ?? null);
		const key = body.searchQuery._appliedFilters[0].value.eq;
		return Response.json(
			TAGS.includes(key) ? { total: 1, hits: [{ slug: key, url_key: key }] } : { total: 0, hits: [] },
		);
	},
});

it.each([
	['/ona', 'category', { slug: 'ona' }],
	['/ona/', 'category', { slug: 'ona' }],
	['/ona/sukienki', 'category', { slug: 'ona/sukienki' }],
	['/jagna', 'configurable-product', { parentSku: 'J', slug: 'jagna' }],
	['/o-nas', 'cms-page', { slug: 'o-nas' }],
	['/nowosc', 'tag', { slug: 'nowosc', tag: 'true' }],
])('resolves %s to %s', async (path, name, params) => {
	expect(await resolvePath(api, path)).toEqual({ path, name, params });
});

it.each(['/nie-ma', '/ona/nie-ma', '/%C5%BC', '/%E0%A4%A'])('finds nothing at %s', async (path) => {
	expect(await resolvePath(api, path)).toBeNull();
});

it.each([
	['/', false],
	['/cart', false],
	['/category/ona', false],
	['/ona', true],
	['/account/orders/x', true],
])('knows whether %s is in the route table', (path, unknown) => expect(isUnknown(path)).toBe(unknown));
