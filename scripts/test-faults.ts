import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { EXPERIMENTS } from './faults/catalogue.ts';
import { codeCommit } from './faults/commit.ts';
import { proofsOf } from './faults/experiment.ts';
import { LOG, readLog } from './faults/log.ts';
import { openProofs, outcomeOf } from './faults/outcome.ts';
import { phasesOf } from './faults/plan.ts';
import { reportOf, summaryOf } from './faults/write-report.ts';
import { FIRST_PORT } from './for-tests/shop-folder.ts';
import { installFaketime } from './install-faketime.ts';
import { installRedis } from './install-redis.ts';
import { tryLanes } from './run-step.ts';

const REPORT = join(import.meta.dirname, '../docs/reliability.md');

const given = process.argv.slice(2);
const numbers = given.filter((argument) => !argument.startsWith('--'));
const unknown = numbers.filter((number) => !EXPERIMENTS.some((experiment) => experiment.number === number));
if (unknown.length > 0) throw new Error(`There is no experiment ${unknown.join(', ')}`);

const commit = codeCommit();
const wanted = EXPERIMENTS.filter(({ number }) => numbers.length === 0 || numbers.includes(number));
const outcomes = () => {
	const log = readLog();
	return wanted.map((experiment) => outcomeOf(experiment, log));
};

async function runSelected(): Promise<void> {
	const log = readLog();
	const isResumed = given.includes('--resume');
	const proofs = wanted.flatMap((one) => (isResumed ? openProofs(one, log, commit) : proofsOf(one)));
	installRedis();
	installFaketime();
	Object.assign(process.env, { FAULTS: 'full', FAULT_LOG: LOG, FAULT_COMMIT: commit, CHROMIUM_PATH: findChromium() });
	for (const lanes of phasesOf(proofs, FIRST_PORT)) await tryLanes(...lanes);
}

if (!given.includes('--report')) await runSelected();
// A run of a few experiments says nothing of the others.
if (numbers.length === 0) writeFileSync(REPORT, reportOf(outcomes()));
console.log(summaryOf(outcomes()));
process.exitCode = outcomes().every(({ state }) => state === 'green') ? 0 : 1;
