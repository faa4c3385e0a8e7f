import { spawn } from 'node:child_process';
import { ROOT } from './child-process.ts';
import type { SecondShell } from './second-shell.ts';

export interface Answer {
	code: number | null;
	/** Both streams, as a terminal shows them. */
	text: string;
}

/** The secret that a shell of these tests was started with. */
export const RELEASE_SECRET = 'a-release-secret-of-some-length';

/** Runs a `pasaz` command of a workspace against a shell, as a team does in a terminal. */
export function pasaz(
	shell: SecondShell,
	args: readonly string[],
	env: Record<string, string> = {},
	root = ROOT,
): Promise<Answer> {
	const child = spawn(process.execPath, ['--disable-warning=DEP0155', 'delivery/src/cli/main.ts', ...args], {
		cwd: root,
		env: { ...process.env, DATA_DIR: shell.dataDir, PUBLIC_URL: shell.origin, RELEASE_SECRET, ...env },
	});
	let text = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (part: string) => {
			text += part;
		});
	}
	return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })));
}
