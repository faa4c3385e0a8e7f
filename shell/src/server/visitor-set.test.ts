import { signSetLink } from '@pasaz/delivery/set-link';
import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';
import type { Canary } from './shown-sets.ts';
import { createVisitors, markVisit } from './visitor-set.ts';

const SECRET = 'a-secret-of-some-length';
const log = pino({ level: 'silent' });
let canary: Canary | undefined;
let app: Hono;
const generationOf = (id: string) => ({ set: { id } }) as Generation;

beforeEach(() => {
	canary = undefined;
	const generations = {
		canary: () => canary,
		visit: async (set: string) => (set === 'gone' ? Promise.reject(new Error('missing')) : generationOf(set)),
	} as unknown as Generations;
	const config = { releaseSecret: SECRET, publicUrl: 'https://shop.test' };
	const visitors = createVisitors({ generations, config, log });
	app = new Hono().get('*', async (context) => {
		const entered = visitors.enter(context);
		if (entered) return entered;
		const visitor = await visitors.of(context);
		const answer = new Response(visitor.set ?? 'shown');
		markVisit(answer, visitor);
		return answer;
	});
});

const linkTo = (set: string, expires = Date.now() + 60_000) => signSetLink(SECRET, { set, expires });
const ask = (path: string, cookie = '') => app.request(path, { headers: { cookie } });

describe('a signed link (26.40)', () => {
	it('is kept in a cookie, and leads to the address without it', async () => {
		const answer = await ask(`/faq?q=1&_set=${linkTo('next')}`);
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/faq?q=1']);
		expect(answer.headers.get('set-cookie')).toMatch(/^_set=next\..*; HttpOnly; Secure; SameSite=Lax$/);
	});

	it('shows its set, which nobody keeps or indexes', async () => {
		const answer = await ask('/faq', `_set=${linkTo('next')}`);
		expect(await answer.text()).toBe('next');
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
		expect(answer.headers.get('x-robots-tag')).toBe('noindex');
	});

	it.each([
		['that has expired', linkTo('next', Date.now() - 1000)],
		['of somebody else', signSetLink('another-secret-of-length', { set: 'next', expires: Date.now() + 60_000 })],
		['to another set than was signed', linkTo('next').replace('next', 'evil')],
		['to a set that is gone', linkTo('gone')],
		['that is none', 'next'],
	])('shows what everybody sees with one %s', async (_, link) => {
		const answer = await ask('/faq', `_set=${link}`);
		expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['shown', null]);
	});

	it('is left by anything that is not signed', async () => {
		const answer = await ask('//evil.test/faq?_set=off');
		expect(answer.headers.get('set-cookie')).toContain('_set=; Max-Age=0');
		expect(answer.headers.get('location')).toBe('/evil.test/faq');
	});
});

describe('a canary (26.40)', () => {
	it('sets no cookie while there is none', async () => {
		expect((await ask('/')).headers.get('set-cookie')).toBeNull();
	});

	it('is shown to whoever has a place below its share, each time', async () => {
		canary = { percent: 25, generation: generationOf('next') };
		const shown = await Promise.all(['24', '25', '-1', 'x'].map(async (place) => ask('/', `place=${place}`)));
		expect(await shown[0]?.text()).toBe('next');
		expect(await shown[1]?.text()).toBe('shown');
		expect(shown.map(({ headers }) => headers.has('set-cookie'))).toEqual([false, false, true, true]);
	});

	it('gives each visitor a place, whose answer nobody keeps', async () => {
		canary = { percent: 50, generation: generationOf('next') };
		const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/')));
		for (const answer of answers) {
			const place = Number(/place=(\d+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]);
			expect(await answer.text()).toBe(place < 50 ? 'next' : 'shown');
			expect(answer.headers.get('cache-control')).toBe('private, no-store');
		}
	});
});
