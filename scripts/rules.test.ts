import { describe, expect, it } from 'vitest';
import { definedRules, holdersIn } from './rule-holders.ts';
import { ruleFaults, ruleSummary, ruleTable } from './rules.ts';

const TEST = `
describe('rule 1.2: a price', () => {
	it.each([['of nothing (1.3)', 0]])('%s', () => {});
	it('is "whole" (1.4, 1.6 to 1.8)', async () => expect(text).toBe('a part (rule 1.9)'));
	it('adds up (1.10), and rounds once (1.11)', () => {});
	// mentions rule 1.5 only
});
`;
const SOURCE = `
/**
 * Adds up, as rules 2.1
 * and 2.2 want it.
 */
export const add = (a: number, b: number) => a + b; // rule 2.3
`;

describe('a rule is held', () => {
	it('by tests whose titles, or whose named cases, begin with it or have it in brackets', () => {
		const held = holdersIn('a/src/price.test.ts', TEST);
		expect(held.map(({ rule }) => rule)).toEqual(['1.2', '1.3', '1.4', '1.6', '1.7', '1.8', '1.10', '1.11']);
		expect(held[0]).toMatchObject({ file: 'a/src/price.test.ts', title: 'rule 1.2: a price' });
	});

	it('by files whose comments on what they export name it', () => {
		expect(holdersIn('a/src/add.ts', SOURCE)).toEqual([
			{ rule: '2.1', file: 'a/src/add.ts' },
			{ rule: '2.2', file: 'a/src/add.ts' },
		]);
	});
});

describe('the rules', () => {
	const defined = definedRules('## 1. Prices\n\n- **1.1** One.\n- **1.2** Two.\n- **1.3** Three.\n- **1.4** Four.\n');
	const holders = [
		{ rule: '1.1', file: 'a.ts' },
		{ rule: '1.2', file: 'a.test.ts', title: 'two | (1.2)' },
		{ rule: '1.9', file: 'b.ts' },
	];

	it('are each held, or have a reason why not, and no others are cited', () => {
		const notKept = { '1.2': 'too soon', '1.4': 'no such device' };
		expect(ruleFaults({ defined, holders, notKept, keptInPart: { '1.1': 'half', '1.8': 'half' } })).toEqual([
			'nothing holds rule 1.3: cite it in the title of a test that proves it',
			'b.ts cites rule 1.9, which docs/specification.md does not have',
			'scripts/rule-exceptions.ts cites rule 1.8, which docs/specification.md does not have',
			'scripts/rule-exceptions.ts says that rule 1.2 is not kept, but something holds it: remove it there',
		]);
	});

	it('are a table with those that hold them', () => {
		const rules = {
			defined,
			holders: holders.slice(0, 2),
			notKept: { '1.3': 'no such device', '1.4': 'later' },
			keptInPart: { '1.2': 'no third part' },
		};
		expect(ruleTable(rules).split('\n').slice(2)).toEqual([
			'| 1.1 | a.ts |',
			'| 1.2 | a.test.ts: two \\| (1.2)<br>kept in part: no third part |',
			'| 1.3 | not kept: no such device |',
			'| 1.4 | not kept: later |',
		]);
		expect(ruleSummary(rules).split('\n')).toEqual([
			'4 rules: 1 held by tests, 1 by files alone, 2 not kept',
			'rule 1.3 is not kept: no such device',
			'rule 1.4 is not kept: later',
			'rule 1.2 is kept in part: no third part',
		]);
	});
});
