import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasaz-supervised-'));

/** A process that notes each of its starts and then does what is said. */
function programOf(act: string) {
	const log = join(folder, `${Math.random()}.log`);
	const file = `${log}.cjs`;
	writeFileSync(log, '');
	writeFileSync(file, `require('node:fs').appendFileSync(${JSON.stringify(log)}, 'started\\n');${act}`);
	return { start: () => fork(file, { execArgv: [] }), starts: () => readFileSync(log, 'utf8').split('\n').length - 1 };
}

it('starts a process again however often and soon it ends (26.32)', async () => {
	const said = vi.spyOn(console, 'error').mockImplementation(() => {});
	let isStopping = false;
	const { start, starts } = programOf("process.send('ready'); setTimeout(() => process.exit(1), 20)");
	await keepRunning({ name: 'api', start, isStopping: () => isStopping, delay: { first: 10, longest: 40 } });
	await expect.poll(starts).toBeGreaterThan(5);
	isStopping = true;
	expect(said.mock.calls.map(([text]) => text).slice(0, 4)).toEqual([
		'api ended with code 1 and is started again in 10 ms',
		'api ended with code 1 and is started again in 20 ms',
		'api ended with code 1 and is started again in 40 ms',
		'api ended with code 1 and is started again in 40 ms',
	]);
});

it('says so when a process ends before it was ever ready', async () => {
	const { start, starts } = programOf('process.exit(3)');
	await expect(keepRunning({ name: 'api', start, isStopping: () => false })).rejects.toThrow('api ended with code 3');
	expect(starts()).toBe(1);
});
