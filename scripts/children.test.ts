import { spawn } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { openChildren } from './children.ts';

/** A process that ends when it is told to, and after a minute where a test has failed to. */
const waiting = () => spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore' });

it('is told once all processes have ended that were told to end (26.32)', async () => {
	const onStopped = vi.fn();
	const children = openChildren(onStopped);
	const processes = [waiting(), waiting()];
	for (const child of processes) children.add(child);
	children.stop();
	expect(children.isStopping()).toBe(true);
	expect(onStopped).not.toHaveBeenCalled();
	await expect.poll(() => onStopped.mock.calls.length).toBe(1);
	expect(processes.map(({ signalCode }) => signalCode)).toEqual(['SIGTERM', 'SIGTERM']);
});

it('tells a process to end that is added after that, as when a build ends meanwhile (26.32)', async () => {
	const onStopped = vi.fn();
	const children = openChildren(onStopped);
	const [first, late] = [waiting(), waiting()];
	children.add(first);
	children.stop();
	children.add(late);
	await expect.poll(() => onStopped.mock.calls.length).toBe(1);
	expect([first.signalCode, late.signalCode]).toEqual(['SIGTERM', 'SIGTERM']);
});

it('is told at once where no process runs, as before the first one or while one is to be started again (26.32)', () => {
	const onStopped = vi.fn();
	openChildren(onStopped).stop();
	expect(onStopped).toHaveBeenCalledOnce();
});

it('is not told of a process that ends by itself (26.32)', async () => {
	const onStopped = vi.fn();
	const child = waiting();
	openChildren(onStopped).add(child);
	child.kill();
	await expect.poll(() => child.signalCode).toBe('SIGTERM');
	expect(onStopped).not.toHaveBeenCalled();
});
