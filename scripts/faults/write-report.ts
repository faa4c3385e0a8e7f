import { cpus, totalmem } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import type { TestEntry } from './log.ts';
import type { Outcome, State } from './outcome.ts';

const MARKS: Record<State, string> = {
	green: '✓ green',
	red: '✗ red',
	'in part': '◐ in part',
	'not run': '– not run',
};
const STATES: State[] = ['green', 'red', 'in part', 'not run'];

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
		.map(({ test, error = '' }) => `${test}: ${stripVTControlCharacters(error).slice(0, 200)}`);
	const missing = state === 'in part' ? open.map(({ test }) => `not run: ${test}`) : [];
	return [...failed, ...missing, ...(experiment.lacks ? [experiment.lacks] : [])].join('; ');
}

function whenOf({ tests }: Outcome): string[] {
	const last =
		tests
			.map(({ at }) => at)
			.toSorted()
			.at(-1) ?? '';
	const loads = tests.map(({ load }) => load);
	const [least, most] = [Math.min(...loads), Math.max(...loads)];
	const commits = unique(tests.map(({ commit }) => commit)).join(', ');
	return [commits, last.slice(0, 16).replace('T', ' '), least === most ? String(least) : `${least}–${most}`];
}

function rowOf(outcome: Outcome): string {
	const { experiment, state, tests } = outcome;
	const ran = tests.length > 0 ? [measuredOf(outcome), ...whenOf(outcome)] : ['', '', '', ''];
	const cells = [experiment.number, experiment.injection, experiment.bound, MARKS[state], reasonsOf(outcome), ...ran];
	return `| ${cells.map(cell).join(' | ')} |`;
}

const tableOf = (title: string, outcomes: Outcome[]) => `## ${title}

| # | Injection | Bound | State | What is red or missing | Measured | Commit | Time (UTC) | Load |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
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
measured, in full size. \`pnpm test:faults F01 S03\` runs some of the experiments, \`--resume\` those that are not green at this
commit, \`--report\` only writes. Experiments and their tests stand in \`scripts/faults/\`; \`npm test\` runs small versions of
them, without the soak, the full disk, the slow clients of the shell and the scripts that somebody slips in.

Machine: ${machine}. Each row names the commit of the code (\`+\`: with changes that were not committed), the time at which its
last test ended, and how many processes wanted a core meanwhile, those of others included: an experiment that ran out of time
among dozens of them is red, too.

**${summaryOf(outcomes)}** of ${outcomes.length} experiments.

${tableOf('Faults', outcomes.filter(isFault))}
${tableOf(
	'Attacks',
	outcomes.filter((outcome) => !isFault(outcome)),
)}`;
}
