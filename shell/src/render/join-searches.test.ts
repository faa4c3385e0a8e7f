import { Tag } from '@pasaz/kernel/contract/catalog';
import { catalogSearches } from '@pasaz/kernel/contract/catalog-searches';
import { ApiError, ContractError, NetworkError } from '@pasaz/kernel/errors';
import { createApi } from '@pasaz/kernel/network/api';
import { findMany } from '@pasaz/kernel/network/find';
import { exchange } from '@pasaz/kernel/network/http';
import { describe, expect, it } from 'vitest';
import { countCalls } from './count-calls.ts';
import { joinSearches } from './join-searches.ts';

const tag = (id: number) => ({ id, slug: `t${id}`, url_key: `t${id}`, name: `Tag ${id}`, position: id });
const found = (id: number) => ({ total: 1, hits: [tag(id)] });
const refused = { code: 400, result: { errorMessage: 'No such field.', errorCode: 'bad-filter' } };
/** Refuses to look for 13. */
const answerTo = ({ searchQuery }: { searchQuery: { _appliedFilters: { value: { eq: number } }[] } }) => {
	const id = searchQuery._appliedFilters[0]?.value.eq ?? 0;
	return id === 13 ? refused : found(id);
};

/** A back end that answers joined searches, unless another answer is given for them. */
function open(joined?: () => Response | Promise<Response>) {
	const asked: string[] = [];
	const request: typeof fetch = async (input, init) => {
		const { pathname } = new URL(String(input));
		const body = JSON.parse(String(init?.body));
		asked.push(pathname);
		if (pathname !== catalogSearches.path) {
			const answer = answerTo(body);
			return Response.json(answer, { status: 'code' in answer ? answer.code : 200 });
		}
		return joined?.() ?? Response.json({ answers: body.searches.map(answerTo) });
	};
	const known = { isMissing: false };
	const count = { calls: 0, rounds: 0 };
	const send = countCalls(({ url, init }) => exchange(request, url, init), count);
	const api = createApi({
		baseUrl: 'http://api.test',
		timeout: 1000,
		storeCode: 'de',
		exchange: joinSearches(send, known),
	});
	const find = async (id: number) => (await findMany(api, 'tag', Tag, { where: { id } }))[0]?.name;
	return { find, asked, count };
}

const ALONE = '/api/catalog/search';
const JOINED = '/api/catalog/searches';

describe('searches of one moment (6.26)', () => {
	it('travel together and each gets its own answer', async () => {
		const { find, asked, count } = open();
		expect(await Promise.all([find(1), find(2), find(3)])).toEqual(['Tag 1', 'Tag 2', 'Tag 3']);
		expect(asked).toEqual([JOINED]);
		await Promise.all([find(4), find(5)]);
		expect(count).toEqual({ calls: 2, rounds: 2 });
	});

	it('are refused one by one', async () => {
		const { find } = open();
		const [first, second] = await Promise.allSettled([find(1), find(13)]);
		expect(first).toMatchObject({ value: 'Tag 1' });
		expect(second).toMatchObject({ reason: { name: 'ApiError', message: 'No such field.', code: 'bad-filter' } });
	});

	it('are at most twenty', async () => {
		const { find, asked } = open();
		const names = await Promise.all(Array.from({ length: 41 }, (_, index) => find(index + 20)));
		expect(names.at(-1)).toBe('Tag 60');
		expect(asked).toEqual([JOINED, JOINED, ALONE]);
	});

	it('is sent as always where it is a single one', async () => {
		const { find, asked } = open();
		await find(1);
		expect(asked).toEqual([ALONE]);
	});
});

describe('a back end', () => {
	it.each([
		['in JSON', () => Response.json({ code: 404, result: 'unknown' }, { status: 404 })],
		[
			'with a page',
			() => new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
		],
		['with another method', () => Response.json({}, { status: 405 })],
	])('that does not know the call is asked one by one from then on: it says so %s', async (_, answer) => {
		const { find, asked } = open(answer);
		expect(await Promise.all([find(1), find(2)])).toEqual(['Tag 1', 'Tag 2']);
		expect(await Promise.all([find(3), find(4)])).toEqual(['Tag 3', 'Tag 4']);
		expect(asked).toEqual([JOINED, ALONE, ALONE, ALONE, ALONE]);
	});

	it('that refuses these searches together is asked for them one by one', async () => {
		const { find, asked } = open(() => Response.json({ code: 422, result: 'too many' }, { status: 422 }));
		expect(await Promise.all([find(1), find(2)])).toEqual(['Tag 1', 'Tag 2']);
		await Promise.all([find(3), find(4)]);
		expect(asked.filter((path) => path === JOINED)).toHaveLength(2);
	});

	it.each([
		['has too much to do', () => Response.json({ code: 503, result: 'busy' }, { status: 503 }), ApiError],
		['leaves out an answer', () => Response.json({ answers: [found(1)] }), ContractError],
		['answers something else', () => Response.json(null), ContractError],
		['is away', () => Promise.reject(new TypeError('refused')), NetworkError],
	])('that %s fails all of them', async (_, answer, kind) => {
		const { find, asked } = open(answer);
		const results = await Promise.allSettled([find(1), find(2)]);
		for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: expect.any(kind) });
		expect(asked).toEqual([JOINED]);
	});
});
