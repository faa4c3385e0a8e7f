import type { Step } from '../run-step.ts';
import type { Proof } from './experiment.ts';

const API = /^(commerce-api|demo-shop)\//;
const COMPOSED = /\.spec\.ts$/;
/** It lasts half an hour and needs little of the machine, but pages that come at once. */
const SOAK = 'e2e/src/soak.spec.ts';
/** Its neighbours: they last nearly as long, and wait for databases and processes most of the time. */
const ORDERS = /^commerce-api\/src\/selling\/orders\/(races|kill)\.test\.ts$/;
/** A test of the soak has ports of its own. */
const SOAK_PORT = 60;

/** For those that do not say how long they may take. */
const LONG = '--testTimeout=1200000';

const unique = (values: string[]) => [...new Set(values)];
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (proofs: Proof[]) => unique(proofs.map(({ test }) => escaped(test))).join('|');
const filesOf = (proofs: Proof[]) => unique(proofs.map(({ file }) => file));

function vitest(name: string, proofs: Proof[]): Step[] {
	if (proofs.length === 0) return [];
	const reporters = ['--reporter=default', '--reporter=./scripts/faults/vitest-reporter.ts'];
	const args = ['run', ...filesOf(proofs), ...reporters, LONG, '--testNamePattern', patternOf(proofs)];
	return [[name, 'vitest', args]];
}

function playwright(name: string, proofs: Proof[], env: Record<string, string>): Step[] {
	if (proofs.length === 0) return [];
	const args = ['test', ...filesOf(proofs).map(escaped), '--reporter=list,./scripts/faults/playwright-reporter.ts'];
	// Each empties its folder when it starts.
	const output = ['--output', `.cache/faults/${name.replaceAll(' ', '-')}`];
	return [[name, 'playwright', [...args, ...output, '--grep', patternOf(proofs)], env]];
}

/** Phases of lanes that run side by side, of steps: first what wants the cores for itself, then the soak beside long races. */
export function phasesOf(proofs: Proof[], firstPort: number): Step[][][] {
	const isOf = (kind: RegExp) => proofs.filter(({ file }) => kind.test(file));
	const soak = proofs.filter(({ file }) => file === SOAK);
	const composed = isOf(COMPOSED).filter(({ file }) => file !== SOAK);
	const api = isOf(API).filter(({ file }) => !ORDERS.test(file));
	const unit = proofs.filter(({ file }) => !API.test(file) && !COMPOSED.test(file));
	const one = { E2E_WORKERS: '1' };
	return [
		[
			vitest('experiments with the API', api),
			[...vitest('experiments with modules', unit), ...playwright('experiments with the composed shop', composed, one)],
		],
		[
			vitest('experiments with orders', isOf(ORDERS)),
			playwright('soak', soak, { ...one, E2E_PORT: String(firstPort + SOAK_PORT) }),
		],
	];
}
