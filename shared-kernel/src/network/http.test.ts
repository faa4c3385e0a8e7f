import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { requestOf } from './http.ts';

const find = endpoint({
	method: 'GET',
	path: '/api/things/:name',
	query: z.object({ size: z.optional(z.number()) }),
	result: z.string(),
	auth: 'user',
});
const save = endpoint({ method: 'POST', path: '/api/things', body: z.object({ a: z.number() }), result: z.string() });
const options = { baseUrl: 'https://api.test', timeout: 1000 };
const urlOf = (more: Partial<Parameters<typeof requestOf>[0]>, token?: string) =>
	requestOf({ ...options, ...more }, find, { params: { name: 'a/b' }, query: { size: 3 } }, token)[0];

describe('the address', () => {
	it.each([
		['fills the path and the query', {}, undefined, 'size=3'],
		['names the store where several share the API', { storeCode: 'de' }, undefined, 'size=3&storeCode=de'],
		['keeps the token out', {}, 'secret', 'size=3'],
		[
			'has the token where the back end wants it there (19.11)',
			{ tokenInHeader: false },
			'secret',
			'size=3&token=secret',
		],
	])('%s', (_name, more, token, query) => {
		expect(urlOf(more, token)).toBe(`https://api.test/api/things/a%2Fb?${query}`);
	});
});

describe('the headers', () => {
	it('carry the token (19.11)', () => {
		const [, { headers }] = requestOf(options, find, {}, 'secret');
		expect(headers).toEqual({ accept: 'application/json', authorization: 'Bearer secret' });
	});

	it('carry no token that is in the address', () => {
		const [, { headers }] = requestOf({ ...options, tokenInHeader: false }, find, {}, 'secret');
		expect(headers).not.toHaveProperty('authorization');
	});

	it('carry none for guests', () => {
		expect(requestOf(options, find, {}, undefined)[1].headers).not.toHaveProperty('authorization');
	});

	it('say that a body is JSON', () => {
		const [, init] = requestOf(options, save, { body: { a: 1 } }, undefined);
		expect(init).toMatchObject({
			method: 'POST',
			body: '{"a":1}',
			headers: { 'content-type': 'application/json' },
		});
	});
});

it('ends with the limit or with the caller', async () => {
	const caller = new AbortController();
	const [, { signal }] = requestOf(options, find, { signal: caller.signal }, undefined);
	caller.abort();
	expect(signal?.aborted).toBe(true);
	const [, limited] = requestOf({ ...options, timeout: 5 }, find, {}, undefined);
	await new Promise((resolve) => limited.signal?.addEventListener('abort', resolve));
	expect(limited.signal?.reason).toMatchObject({ name: 'TimeoutError' });
});

it('has no limit of its own where calls have one in common', () => {
	const [, { signal }] = requestOf({ baseUrl: options.baseUrl }, find, {}, undefined);
	expect(signal).toBeNull();
});
