import { expect, it } from 'vitest';
import { rememberSearches } from './remember-searches.ts';

function counting(status = 200) {
	const asked: string[] = [];
	const request = async (input: RequestInfo | URL) => {
		asked.push(String(input));
		return new Response('{}', { status });
	};
	return { asked, request };
}

const search = (body: string) => ['/api/catalog/search', { method: 'POST', body }] as const;

it('asks once for the same search, while the answer is fresh', async () => {
	let now = 0;
	const { asked, request } = counting();
	const remembering = rememberSearches({ fetch: request, now: () => now, fresh: 30_000, timeout: 1000 });
	await Promise.all([remembering(...search('a')), remembering(...search('a')), remembering(...search('b'))]);
	expect(asked).toHaveLength(2);
	now = 30_001;
	await remembering(...search('a'));
	expect(asked).toHaveLength(3);
});

it('forgets failures, and never remembers other calls', async () => {
	const { asked, request } = counting(503);
	const remembering = rememberSearches({ fetch: request, now: () => 0, fresh: 30_000, timeout: 1000 });
	await remembering(...search('a'));
	await remembering(...search('a'));
	await remembering('/api/cart/totals');
	await remembering('/api/cart/totals');
	expect(asked).toHaveLength(4);
});

it('asks again for who waits when what was asked ahead runs out of time', async () => {
	const ahead = Promise.withResolvers<Response>();
	const answers = [ahead.promise, Promise.resolve(new Response('found'))];
	const request = async () => answers.shift() ?? new Response('too many', { status: 500 });
	const remembering = rememberSearches({ fetch: request, now: () => 0, fresh: 30_000, timeout: 1000 });
	const early = remembering(...search('a'));
	const waiting = remembering(...search('a'));
	ahead.reject(new DOMException('The operation timed out.', 'TimeoutError'));
	await expect(early).rejects.toThrow('timed out');
	expect(await (await waiting).text()).toBe('found');
});

it('gives an answer again when the time of its call is up, which ends what a browser has not read', async () => {
	const isUp = Promise.withResolvers<void>();
	const request: typeof fetch = async (_, init) => {
		const answer = new Response('found');
		init?.signal?.addEventListener('abort', () => {
			answer.body?.cancel().catch(() => undefined);
			isUp.resolve();
		});
		return answer;
	};
	const remembering = rememberSearches({ fetch: request, now: () => 0, fresh: 30_000, timeout: 1 });
	await remembering(...search('a'));
	await isUp.promise;
	expect(await (await remembering(...search('a'))).text()).toBe('found');
});
