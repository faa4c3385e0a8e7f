import { describe, expect, it } from 'vitest';
import { decide, isFinal, type RefreshSituation } from './decide.ts';

const refused = { token: 'old', userId: 7 };
const situation: RefreshSituation = { lock: 0, refused, now: refused, attempt: 0, maxAttempts: 1, autoRefresh: true };

describe('a call refused with 401', () => {
	it.each<[string, Partial<RefreshSituation>, ReturnType<typeof decide>]>([
		['refreshes', {}, 'refresh'],
		['waits while a refresh is under way', { lock: 1 }, 'wait'],
		['goes on with the token that another call got', { now: { token: 'new', userId: 7 } }, 'adopt'],
		[
			'goes on with the token that another tab got during a refresh',
			{ lock: 1, now: { token: 'new', userId: 7 } },
			'adopt',
		],
		['never goes on with the token of another shopper', { now: { token: 'new', userId: 8 } }, 'abort'],
		['never goes on with a token of nobody knows whom', { now: { token: 'new', userId: undefined } }, 'abort'],
		['ends after a logout', { now: undefined }, 'abort'],
		['ends after a failed refresh', { lock: -1 }, 'abort'],
		['ends the session when its new token is refused, too', { attempt: 1 }, 'give-up'],
		['may try as often as it is told', { attempt: 1, maxAttempts: 2 }, 'refresh'],
		['ends the session where refreshing is off', { autoRefresh: false }, 'give-up'],
	])('%s', (_name, given, decision) => {
		expect(decide({ ...situation, ...given })).toBe(decision);
	});

	it('counts the session of a shopper who is not known yet as one', () => {
		const unknown = { token: 'old', userId: undefined };
		expect(decide({ ...situation, refused: unknown, now: unknown })).toBe('refresh');
	});
});

it.each([
	[400, true],
	[401, true],
	[403, true],
	[408, false],
	[422, true],
	[429, false],
	[500, false],
	[503, false],
])('a refresh refused with %i ends the session: %s', (status, final) => {
	expect(isFinal(status)).toBe(final);
});
