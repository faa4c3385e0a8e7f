import { type Experiment, type Proof, proofsOf } from './experiment.ts';
import type { Figure, Log, TestEntry } from './log.ts';

export type State = 'green' | 'red' | 'in part' | 'not run';

export interface Outcome {
	experiment: Experiment;
	state: State;
	tests: TestEntry[];
	figures: Figure[];
	open: Proof[];
}

const testsOf = ({ tests }: Log, proof: Proof): TestEntry[] =>
	tests.filter(({ file, test }) => file === proof.file && test.includes(proof.test));

function stateOf(tests: TestEntry[], open: Proof[]): State {
	if (tests.some(({ state }) => state === 'failed')) return 'red';
	if (open.length === 0) return 'green';
	return tests.length > 0 ? 'in part' : 'not run';
}

export function outcomeOf(experiment: Experiment, log: Log): Outcome {
	const proofs = proofsOf(experiment);
	const tests = [...new Set(proofs.flatMap((proof) => testsOf(log, proof)))];
	const open = proofs.filter((proof) => testsOf(log, proof).length === 0);
	const figures = log.figures.filter((figure) => figure.experiment === experiment.number);
	return { experiment, state: stateOf(tests, open), tests, figures, open };
}

/** What has to run: everything, or only what is not green at this commit. */
export function openProofs(experiment: Experiment, log: Log, commit: string): Proof[] {
	const isDone = (proof: Proof) => {
		const tests = testsOf(log, proof);
		return tests.length > 0 && tests.every((test) => test.state === 'passed' && test.commit === commit);
	};
	return proofsOf(experiment).filter((proof) => !isDone(proof));
}
