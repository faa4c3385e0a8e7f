import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './child-process.ts';
import { copyWorkspace, edit } from './workspace.ts';

export interface DevWorkspace {
	/** Changes a file, named by its path in the workspace. */
	edit(file: string, change: (text: string) => string): Promise<void>;
	add(file: string, text: string): Promise<void>;
	close(): Promise<void>;
}

/** Runs `pnpm dev` on a copy of the workspace. It listens on `port` and the next two. */
export async function openDevWorkspace(port: number): Promise<DevWorkspace> {
	const folder = await copyWorkspace();
	const env = {
		...process.env,
		PORT: String(port),
		API_PORT: String(port + 1),
		DATA_DIR: join(folder, '.data'),
		// the demo shop takes far longer to fill
		LABEL: join(ROOT, 'e2e/src/second-label/label.ts'),
	};
	const args = ['--disable-warning=DEP0155', 'scripts/dev.ts'];
	const dev = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
	const ended = new Promise((resolve) => dev.once('exit', resolve));
	return {
		edit: (file, change) => edit(folder, file, change),
		add: (file, text) => writeFile(join(folder, file), text),
		close: async () => {
			dev.kill('SIGTERM');
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}
