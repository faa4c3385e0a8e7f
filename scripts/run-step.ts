import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Runs a tool of the workspace, reports the time it took, and exits if it fails. */
export function runStep(name: string, command: string, args: string[], env: Record<string, string> = {}): void {
	const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
	const started = performance.now();
	const { status, error } = spawnSync(command, args, {
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, PATH: path, ...env },
		shell: process.platform === 'win32',
	});
	console.log(`${status === 0 ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
	if (error) console.error(error.message);
	if (status !== 0) process.exit(status ?? 1);
}
