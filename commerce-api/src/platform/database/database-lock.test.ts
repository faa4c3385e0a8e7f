import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseLockedError, lockDatabase } from './database-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'pasaz-lock-'));
	file = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a second holder by the first one’s number and frees the lock again', async () => {
	const unlock = await lockDatabase(file);
	await expect(lockDatabase(file)).rejects.toThrow(DatabaseLockedError);
	await expect(lockDatabase(file)).rejects.toThrow(`process ${process.pid}`);
	unlock();
	expect(readdirSync(folder)).toEqual([]);
});

it.each([
	['a process that has ended', { pid: 4_000_000, startTime: '12' }],
	['a process whose number was given to another', { pid: process.pid, startTime: '12' }],
])('takes over the lock of %s', async (_name, holder) => {
	writeFileSync(file, JSON.stringify(holder));
	const unlock = await lockDatabase(file);
	expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
	unlock();
});

it('takes over the lock of a killed process whose parent has not looked yet', async () => {
	const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60']);
	const [data] = await once(parent.stdout, 'data');
	const pid = Number(data);
	writeFileSync(file, JSON.stringify({ pid, startTime: '' }));
	const unlock = await vi.waitFor(() => lockDatabase(file), 20_000);
	unlock();
	parent.kill();
});

it('takes over a lock that was cut off while it was written', async () => {
	writeFileSync(file, '{"pid":');
	const unlock = await lockDatabase(file);
	unlock();
});

it('lets exactly one of many processes take over', async () => {
	writeFileSync(file, JSON.stringify({ pid: 4_000_000, startTime: '12' }));
	const script = `
		import { lockDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database-lock.ts'))};
		try { await lockDatabase(${JSON.stringify(file)}); console.log('mine'); process.stdin.resume(); }
		catch { console.log('refused'); }`;
	const children = Array.from({ length: 4 }, () =>
		spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', script]),
	);
	const outcomes = await Promise.all(children.map(async ({ stdout }) => String(await once(stdout, 'data')).trim()));
	for (const { stdin } of children) stdin.end();
	expect(outcomes.toSorted()).toEqual(['mine', 'refused', 'refused', 'refused']);
});
