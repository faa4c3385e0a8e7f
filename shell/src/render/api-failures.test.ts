import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { createApi } from '@pasaz/kernel/network/api';
import { expect, it } from 'vitest';
import { createApiFailures } from './api-failures.ts';

const body = { type: 'product', searchQuery: {} } as const;

async function failedAfter(answer: () => Response) {
	const failures = createApiFailures(() => 1000);
	const api = createApi({ baseUrl: 'http://api.test', timeout: 100, fetch: async () => answer() });
	await failures
		.watch(api)
		.call(catalogSearch, { body })
		.catch(() => {});
	return [failures.since(1000), failures.since(1001)];
}

const refused = (status: number) => () => Response.json({ code: status, result: { errorMessage: '' } }, { status });

it('forgets a failure from before the clock was set back (21.14)', async () => {
	let now = 3_600_000;
	const failures = createApiFailures(() => now);
	const api = createApi({ baseUrl: 'http://api.test', timeout: 100, fetch: async () => refused(503)() });
	await expect(failures.watch(api).call(catalogSearch, { body })).rejects.toThrow();
	expect(failures.since(now)).toBe(true);
	now = 1000;
	expect(failures.since(now)).toBe(false);
});

it.each([
	['an answer', () => Response.json({ total: 0, hits: [] }), false],
	['a refusal', refused(404), false],
	['a server that fails', refused(503), true],
	['a server that has enough of us for now', refused(429), true],
	['an answer that is not what the contract says', () => Response.json({ hits: 7 }), true],
	[
		'no answer',
		() => {
			throw new TypeError('fetch failed');
		},
		true,
	],
])('%s: counts as a failure: %s', async (_, answer, expected) => {
	expect(await failedAfter(answer)).toEqual([expected, false]);
});
