import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseLockedError, lockDatabase } from './database-lock.ts';

let folder: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'pasaz-lock-'));
	file = join(folder, 'db.lock');
});
afterEach(() => {
	for (const child of children.splice(0)) child.kill('SIGKILL');
	rmSync(folder, { recursive: true });
});

/** Takes the lock in a process of its own and says how that went; a command before it may put it elsewhere. */
function take(...before: string[]) {
	const script = `
		import { lockDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database-lock.ts'))};
		try {
			const { lost } = await lockDatabase(${JSON.stringify(file)});
			console.log('mine');
			process.stdin.resume();
			console.log((await lost).message);
		} catch (error) { console.log(error.message); }`;
	const [command = '', ...args] = [...before, process.execPath, '--input-type=module', '--no-warnings', '-e', script];
	const child = spawn(command, args);
	children.push(child);
	return { child, said: async () => String(await once(child.stdout, 'data')).trim() };
}

it('refuses a second holder by the first one’s number and frees the lock again (26.5)', async () => {
	const { release } = await lockDatabase(file);
	await expect(lockDatabase(file)).rejects.toThrow(DatabaseLockedError);
	await expect(lockDatabase(file)).rejects.toThrow(`is in use by process ${process.pid}; stop it first`);
	release();
	expect(readdirSync(folder)).toEqual(['db.lock.held']);
	(await lockDatabase(file)).release();
});

it('takes over the lock of a process that was killed, at once (26.5)', async () => {
	const { child, said } = take();
	expect(await said()).toBe('mine');
	child.kill('SIGKILL');
	await once(child, 'exit');
	const began = performance.now();
	const { release } = await lockDatabase(file);
	expect(performance.now() - began).toBeLessThan(1000);
	release();
});

it.each(['', '{"pid":', '{"pid":4000000,"startTime":"12"}', '[]'])(
	'does not mind what stands in the owner’s file: %s',
	async (text) => {
		const { release } = await lockDatabase(file);
		release();
		writeFileSync(file, text);
		(await lockDatabase(file)).release();
	},
);

it('lets exactly one of many processes take it', async () => {
	const outcomes = await Promise.all(Array.from({ length: 4 }, () => take().said()));
	expect(outcomes.filter((text) => text === 'mine')).toHaveLength(1);
	expect(outcomes.filter((text) => /is in use by (another )?process/.test(text))).toHaveLength(3);
});

/** Runs a command in a namespace of its own, as a container does. */
const UNSHARE = ['unshare', '-rpf', '--mount-proc'];
const [unshare = '', ...options] = UNSHARE;
const canUnshare = spawnSync(unshare, [...options, 'true']).status === 0;

it.runIf(canUnshare)('holds against a container that sees none of this one’s processes (26.5)', async () => {
	const { release } = await lockDatabase(file);
	expect(await take(...UNSHARE).said()).toMatch(
		/is in use by process \d+ of another container or machine \(.+\); stop/,
	);
	release();
	const inside = take(...UNSHARE);
	expect(await inside.said()).toBe('mine');
	await expect(lockDatabase(file)).rejects.toThrow('of another container or machine');
});

it('holds although somebody has removed its files, as long as its owner lives', async () => {
	const { release } = await lockDatabase(file);
	rmSync(join(folder, 'db.lock.held'));
	await expect(lockDatabase(file)).rejects.toThrow(`process ${process.pid}`);
	release();
});

it('tells its owner when another process has taken the folder nevertheless (26.5)', async () => {
	const { lost, release } = await lockDatabase(file);
	const owner = JSON.parse(readFileSync(file, 'utf8'));
	writeFileSync(file, JSON.stringify({ ...owner, token: 'another', pid: 7, host: 'elsewhere' }));
	expect((await lost).message).toContain('process 7 of another container or machine (elsewhere)');
	release();
	// what another owns stays
	expect(readdirSync(folder)).toContain('db.lock');
});
