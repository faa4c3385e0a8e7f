import { cpus, totalmem } from 'node:os';
import type { TestEntry } from './log.ts';
import type { Outcome, State } from './outcome.ts';

const MARKS: Record<State, string> = {
	green: '✓ green',
	red: '✗ red',
	'not run': '– not run',
	'not built': '– not built',
};
const STATES: State[] = ['green', 'red', 'not run', 'not built'];

const unique = (values: string[]) => [...new Set(values)];
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ').trim();

function durationOf(tests: TestEntry[]): string {
	const seconds = tests.reduce((sum, { ms = 0 }) => sum + ms, 0) / 1000;
	if (seconds >= 120) return `${Math.round(seconds / 60)} min`;
	return seconds < 1 ? '< 1 s' : `${Math.round(seconds)} s`;
}

function measuredOf({ figures, tests }: Outcome): string {
	const said = figures.map(({ name, value }) => `${name}: ${value}`);
	return [...said, `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}, ${durationOf(tests)}`].join('; ');
}

/** What failed, or what has not run, or what is not shown. */
function reasonsOf({ tests, open, experiment, state }: Outcome): string {
	const failed = tests
		.filter((test) => test.state === 'failed')
		.map(({ test, error = '' }) => `${test}: ${error.slice(0, 200)}`);
	const missing = state === 'not run' && tests.length > 0 ? open.map(({ test }) => `not run: ${test}`) : [];
	return [...failed, ...missing, ...(experiment.lacks ? [experiment.lacks] : [])].join('; ');
}

function whenOf({ tests }: Outcome): string {
	const last =
		tests
			.map(({ at }) => at)
			.toSorted()
			.at(-1) ?? '';
	const loads = tests.map(({ load }) => load);
	const load = `${Math.min(...loads)}–${Math.max(...loads)}`;
	return `${unique(tests.map(({ commit }) => commit)).join(', ')}, ${last.slice(0, 16).replace('T', ' ')}, ${load}`;
}

function rowOf(outcome: Outcome): string {
	const { experiment, state, tests } = outcome;
	const ran = tests.length > 0 ? [measuredOf(outcome), whenOf(outcome)] : ['', ''];
	const cells = [experiment.number, experiment.injection, experiment.bound, MARKS[state], reasonsOf(outcome), ...ran];
	return `| ${cells.map(cell).join(' | ')} |`;
}

const tableOf = (title: string, outcomes: Outcome[]) => `## ${title}

| # | Injection | Bound | State | What is red or missing | Measured | Commit, time (UTC), load |
| --- | --- | --- | --- | --- | --- | --- |
${outcomes.map(rowOf).join('\n')}
`;

export function summaryOf(outcomes: Outcome[]): string {
	const counted = STATES.map((state) => [state, outcomes.filter((outcome) => outcome.state === state)] as const);
	const said = counted.filter(([, of]) => of.length > 0).map(([state, of]) => `${of.length} ${state}`);
	const red = outcomes.filter(({ state }) => state === 'red').map(({ experiment }) => experiment.number);
	return said.join(', ') + (red.length > 0 ? ` (red: ${red.join(', ')})` : '');
}

export function reportOf(outcomes: Outcome[]): string {
	const isFault = ({ experiment }: Outcome) => experiment.number.startsWith('F');
	const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
	return `# Reliability

\`pnpm test:faults\` wrote this page, which nobody edits by hand: what was injected, what the shop owes in spite of it, and what was
measured in the sizes that the experiments ask for. \`pnpm test:faults F01 S03\` runs some of them, \`--resume\` those that
are not green at this commit, \`--report\` only writes. The experiments and their tests stand in \`scripts/faults/\`; \`npm test\`
runs small versions of them.

Machine: ${machine}. Each row names the commit at which it was measured, the time at which it ended and the load of the machine
while it ran (processes that wanted a core; other work went on beside).

**${summaryOf(outcomes)}** of ${outcomes.length} experiments.

${tableOf('Faults', outcomes.filter(isFault))}
${tableOf(
	'Attacks',
	outcomes.filter((outcome) => !isFault(outcome)),
)}`;
}
