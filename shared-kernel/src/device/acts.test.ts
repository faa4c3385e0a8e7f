import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ACTS, firstAct, nextAct } from './acts.ts';

let page: EventTarget;
const dataset: Record<string, string> = {};

beforeEach(() => {
	page = new EventTarget();
	delete dataset.touched;
	vi.stubGlobal('document', { documentElement: { dataset } });
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

/** Whether a promise has resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
	const pending = Symbol('pending');
	return (await Promise.race([promise, Promise.resolve().then(() => pending)])) !== pending;
}

it.each(ACTS)('a shopper acts by %s', async (act) => {
	const acted = firstAct();
	expect(await isDone(acted)).toBe(false);
	page.dispatchEvent(new Event(act));
	expect(await isDone(acted)).toBe(true);
});

it('does not take a page below a resting mouse for an act', async () => {
	const acted = nextAct();
	const move = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
	page.dispatchEvent(move(0));
	expect(await isDone(acted)).toBe(false);
	page.dispatchEvent(move(3));
	expect(await isDone(acted)).toBe(true);
});

it('knows an act from before the page came alive, and waits for another one', async () => {
	dataset.touched = '';
	expect(await isDone(firstAct())).toBe(true);
	expect(await isDone(nextAct())).toBe(false);
});

it('hears nothing any more once nobody waits', async () => {
	const waiting = new AbortController();
	const acted = nextAct(waiting.signal);
	waiting.abort();
	page.dispatchEvent(new Event('keydown'));
	expect(await isDone(acted)).toBe(false);
});
