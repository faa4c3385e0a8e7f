import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './child-process.ts';

export interface DevWorkspace {
	/** Changes a file, named by its path in the workspace, and saves it as many editors do: a new file is renamed over it. */
	edit(file: string, change: (text: string) => string): Promise<void>;
	close(): Promise<void>;
}

/** Folders that development does not need, and the installed packages, which the copy links to. */
const NOT_COPIED = ['.git', '.cache', '.data', 'bench', 'docs', 'e2e', 'node_modules'];

/** Copies the workspace, so that a test does not edit what a developer works on. */
async function copyWorkspace(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-dev-'));
	const parts = (await readdir(ROOT)).filter((name) => !NOT_COPIED.includes(name));
	for (const part of parts) {
		await cp(join(ROOT, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
	}
	await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
	return folder;
}

/** Runs `pnpm dev` on a copy of the workspace. It listens on `port` and the next one. */
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
		edit: async (file, change) => {
			const path = join(folder, file);
			const draft = `${path}~`;
			await writeFile(draft, change(await readFile(path, 'utf8')));
			await rename(draft, path);
		},
		close: async () => {
			dev.kill('SIGTERM');
			await ended;
			await rm(folder, { recursive: true, force: true });
		},
	};
}
