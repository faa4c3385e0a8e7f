import { expect, it } from 'vitest';
import type { Experiment } from './experiment.ts';
import { parseLog } from './log.ts';
import { openProofs, outcomeOf } from './outcome.ts';
import { phasesOf } from './plan.ts';
import { reportOf, summaryOf } from './write-report.ts';

const FILE = 'commerce-api/src/orders.test.ts';
const experiment = (number: string, ...tests: string[]): Experiment => ({
	number,
	injection: `a fault of ${number}`,
	bound: 'a < b | c',
	proofs: { [FILE]: tests },
	lacks: `what no test of ${number} shows`,
});
const when = { commit: 'abc', at: '2026-11-23T01:02:03.000Z', load: 2 };
const ran = (test: string, state: 'passed' | 'failed', commit = 'abc') =>
	JSON.stringify({ file: FILE, test: `orders > ${test}`, state, ms: 1500, ...when, commit });
const figure = (value: string) => JSON.stringify({ experiment: 'F01', name: 'kills', value, ...when });

it('takes the last run of each test and the last value of each figure', () => {
	const log = parseLog([ran('one', 'failed'), ran('one', 'passed'), figure('2'), figure('1000'), ''].join('\n'));
	const outcome = outcomeOf(experiment('F01', 'one'), log);
	expect(outcome.state).toBe('green');
	expect(outcome.figures).toMatchObject([{ value: '1000' }]);
});

it('calls nothing green that failed or that has not run whole', () => {
	const log = parseLog([ran('one', 'passed'), ran('two', 'failed')].join('\n'));
	const stateOf = (...tests: string[]) => outcomeOf(experiment('F01', ...tests), log).state;
	expect(stateOf('one')).toBe('green');
	expect(stateOf('one', 'two')).toBe('red');
	expect(stateOf('one', 'three')).toBe('in part');
	expect(stateOf('three')).toBe('not run');
});

it('takes up again what is not green at this commit (26.34)', () => {
	const log = parseLog([ran('one', 'passed'), ran('two', 'passed', 'older'), ran('three', 'failed')].join('\n'));
	const open = openProofs(experiment('F01', 'one', 'two', 'three', 'four'), log, 'abc');
	expect(open.map(({ test }) => test)).toEqual(['two', 'three', 'four']);
});

it('runs the tests of one kind together, by their names, and the soak in the end beside races for orders', () => {
	const races = 'commerce-api/src/selling/orders/races.test.ts';
	const [[api, shop] = [], [orders, soak] = []] = phasesOf(
		[
			{ file: FILE, test: 'a (good) test' },
			{ file: FILE, test: 'b' },
			{ file: 'shell/src/a.test.ts', test: 'c' },
			{ file: 'e2e/src/a.spec.ts', test: 'd' },
			{ file: 'e2e/src/soak.spec.ts', test: 'e' },
			{ file: races, test: 'f' },
		],
		4100,
	);
	expect(api).toMatchObject([[expect.any(String), 'vitest', expect.arrayContaining([FILE, 'a \\(good\\) test|b'])]]);
	expect(shop?.map(([, command]) => command)).toEqual(['vitest', 'playwright']);
	expect(orders).toMatchObject([[expect.any(String), 'vitest', expect.arrayContaining([races, 'f'])]]);
	expect(soak?.[0]?.[3]).toEqual({ E2E_WORKERS: '1', E2E_PORT: '4160' });
});

it('writes a row for each experiment, with what was measured, when, and why it is not green (26.34)', () => {
	const log = parseLog([ran('one', 'passed'), ran('two', 'failed'), figure('1000')].join('\n'));
	const outcomes = [experiment('F01', 'one'), experiment('F02', 'two'), experiment('S01', 'none')];
	const report = reportOf(outcomes.map((one) => outcomeOf(one, log)));
	expect(report).toContain(
		'| F01 | a fault of F01 | a &lt; b \\| c | ✓ green | what no test of F01 shows | kills: 1000; 1 test, 2 s | abc | 2026-11-23 01:02 | 2 |',
	);
	expect(report).toMatch(/\| F02 \|.*✗ red \| orders > two/);
	expect(report).toMatch(/\| S01 \|.*– not run/);
	expect(summaryOf(outcomes.map((one) => outcomeOf(one, log)))).toBe('1 green, 1 red, 1 not run (red: F02)');
});
