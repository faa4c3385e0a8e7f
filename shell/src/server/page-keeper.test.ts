import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFakeShell, settled } from './shell.fake.ts';
import type { Rendered } from './workers/page-in-work.ts';

afterEach(() => {
	vi.useRealTimers();
});

const cacheState = (answer: Response) => /cache;desc=(\w+)/.exec(answer.headers.get('server-timing') ?? '')?.[1];

/** A page that was kept for a set and is more than a minute old by now, when another set is shown and it is made otherwise. */
async function openLater(head: Partial<Rendered>) {
	let set = 'set';
	let made: Partial<Rendered> = {};
	const render = () => ({ text: '<script>{"releaseSet":"set"}</script>', ...made });
	const { app, rendered } = openFakeShell({ render, set: () => set, recent: ['set', 'next'] });
	const ask = async () => {
		const answer = await app.request('/ona');
		await answer.text();
		return { status: answer.status, state: cacheState(answer) };
	};
	await ask();
	await settled();
	set = 'next';
	made = head;
	vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
	expect(await ask()).toEqual({ status: 200, state: 'stale' });
	await vi.waitFor(() => expect(rendered).toHaveLength(2), 5000);
	await settled();
	return ask();
}

describe('a kept page that was made anew behind the answer (26.24)', () => {
	it.each<[string, Partial<Rendered>, number]>([
		['is not there any more', { status: 404 }, 404],
		['has moved', { status: 301, location: '/ela' }, 301],
		['is not for everybody any more', { audience: 'shopper' }, 200],
	])('goes where it %s, also for the set from which it was taken over', async (_, head, status) => {
		expect(await openLater(head)).toEqual({ status, state: 'miss' });
	});

	it.each<[string, Partial<Rendered>]>([
		['cannot be made just now', { status: 503 }],
		['is not found while the back end fails', { status: 404, isDegraded: () => true }],
	])('stays where it %s', async (_, head) => {
		expect(await openLater(head)).toEqual({ status: 200, state: 'stale' });
	});
});
