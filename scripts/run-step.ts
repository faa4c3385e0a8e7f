import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';

/** A tool of the workspace with its arguments, and what it is for. */
export type Step = [name: string, command: string, args: string[], env?: Record<string, string>];

const root = join(import.meta.dirname, '..');
const running = new Set<ChildProcess>();
process.once('exit', () => {
	for (const child of running) child.kill();
});

/** Shows what a step prints as it comes, or all of it at the end; reports the time it took, and tells how it ended. */
async function statusOf([name, command, args, env]: Step, output: 'inherit' | 'pipe'): Promise<number | null> {
	const started = performance.now();
	const child = spawn(command, args, {
		cwd: root,
		stdio: ['ignore', output, output],
		env: { ...process.env, ...toolSettings(), ...env },
		shell: process.platform === 'win32',
	});
	running.add(child);
	const printed: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
	const [status] = await once(child, 'close');
	running.delete(child);
	process.stdout.write(Buffer.concat(printed));
	console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
	return status;
}

async function run(step: Step, output: 'inherit' | 'pipe'): Promise<void> {
	const status = await statusOf(step, output);
	if (status !== 0) process.exit(status ?? 1);
}

function toolSettings(): Record<string, string> {
	return {
		PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
		// Tests start dozens of processes, each of which would compile the same modules.
		NODE_COMPILE_CACHE: join(root, '.cache/node'),
		...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
	};
}

export const runStep = (...step: Step): Promise<void> => run(step, 'inherit');

/** Runs the steps of each lane one after the other, whether they fail or not, and the lanes at the same time; tells whether all were well. */
export async function tryLanes(...lanes: Step[][]): Promise<boolean> {
	const ends = lanes.map(async (lane) => {
		const statuses: (number | null)[] = [];
		for (const step of lane) statuses.push(await statusOf(step, 'inherit'));
		return statuses;
	});
	return (await Promise.all(ends)).flat().every((status) => status === 0);
}

export async function runSideBySide(...lanes: Step[][]): Promise<void> {
	await Promise.all(
		lanes.map(async (lane) => {
			for (const step of lane) await run(step, 'pipe');
		}),
	);
}
