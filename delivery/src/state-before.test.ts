import { expect, it } from 'vitest';
import type { Move } from './journal.ts';
import { stateBefore } from './state-before.ts';

/** `b+c10` shows the set b and a canary c to 10 %; `<b` goes back to b, `!b` begins, changes or ends a canary. */
function move(text: string): Pick<Move, 'why' | 'set' | 'canary'> {
	const [, sign = '', set = '', tried, percent] = /^([<!]?)(\w+?)(?:\+([a-z]+)(\d+))?$/.exec(text) ?? [];
	const why = { '<': 'rollback', '!': 'canary', '': 'publish' } as const;
	return {
		why: why[sign as keyof typeof why],
		set,
		...(tried && { canary: { set: tried, percent: Number(percent) } }),
	};
}

function textOf({ set, canary }: Pick<Move, 'set' | 'canary'>): string {
	return canary ? `${set}+${canary.set}${canary.percent}` : set;
}

it.each([
	['a', undefined],
	['a b', 'a'],
	['a b b', 'a'],
	['a b c <b', 'a'],
	['a b c <b d', 'b'],
	['a b c <b <a', undefined],
	['a b a', 'b'],
	// a canary is a move of its own
	['a b !b+c10', 'b'],
	['a b !b+c10 <b', 'a'],
	['a b !b+c10 !b+c50', 'b+c10'],
	['a b !b+c10 !b+c50 <b+c10', 'b'],
	// and one that has ended is undone
	['a b !b+c10 !b', 'a'],
	['a !a+c10 b+d10 !b', 'a+c10'],
	// going back from what was promoted begins no canary
	['a !a+c10 c', 'a+c10'],
	['a !a+c10 c <a', undefined],
	['z !z+c10 a+d10 p <a', 'z+c10'],
	['z !z+c10 a+d10 p <a <z', undefined],
])('after %s, %s was shown before (26.76)', (text, expected) => {
	const before = stateBefore(text.split(' ').map((one) => ({ move: move(one) })));
	expect(before && textOf(before)).toBe(expected);
});
