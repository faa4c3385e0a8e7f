import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface RunningProcess {
	port: number;
	pid: number;
	/** Ends it at once, as a power cut would. */
	kill(): Promise<void>;
	close(): Promise<void>;
}

function untilReady(child: ChildProcess, file: string): Promise<number> {
	return new Promise((resolve, reject) => {
		child.once('message', (message: { port: number }) => resolve(message.port));
		child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}`)));
	});
}

/** Starts one process of the shop and resolves when it reports its port. */
export async function startProcess(file: string, env: Record<string, string>): Promise<RunningProcess> {
	const child = fork(join(ROOT, file), { cwd: ROOT, env: { ...process.env, LOG_LEVEL: 'silent', ...env } });
	const port = await untilReady(child, file);
	const end = async (signal: NodeJS.Signals) => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((resolve) => child.once('exit', resolve));
		child.kill(signal);
		await ended;
	};
	return { port, pid: child.pid ?? 0, kill: () => end('SIGKILL'), close: () => end('SIGTERM') };
}
