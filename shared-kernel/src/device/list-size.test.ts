import { afterEach, expect, it, vi } from 'vitest';
import { keepListSize, keptListSize } from './list-size.ts';

function stubHistory(state: unknown) {
	const history = {
		state,
		replaceState(next: unknown) {
			history.state = next;
		},
	};
	vi.stubGlobal('history', history);
	return history;
}
afterEach(() => vi.unstubAllGlobals());

it('is kept beside what the router and others keep (3.11)', () => {
	const history = stubHistory({ key: 'k', idx: 3, usr: { from: 'menu' } });
	keepListSize(96);
	expect(history.state).toEqual({ key: 'k', idx: 3, usr: { from: 'menu', listSize: 96 } });
	expect(keptListSize()).toBe(96);
});

it.each([null, 'text', {}, { usr: null }, { usr: 7 }, { usr: { listSize: 'x' } }])(
	'is unknown in %o, and can be kept',
	(state) => {
		stubHistory(state);
		expect(keptListSize()).toBeUndefined();
		keepListSize(48);
		expect(keptListSize()).toBe(48);
	},
);
