import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './child-process.ts';

/** Folders that development does not need, and the installed packages, which the copy links to. */
const NOT_COPIED = ['.git', '.cache', '.data', 'bench', 'docs', 'e2e', 'node_modules'];

/** Copies the workspace, so that a test does not edit what a developer works on. */
export async function copyWorkspace(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-workspace-'));
	const parts = (await readdir(ROOT)).filter((name) => !NOT_COPIED.includes(name));
	for (const part of parts) {
		cpSync(join(ROOT, part), join(folder, part), { recursive: true, verbatimSymlinks: true });
	}
	await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
	return folder;
}

/** Changes a file and saves it as many editors do: a new file is renamed over it. */
export async function edit(folder: string, file: string, change: (text: string) => string): Promise<void> {
	const path = join(folder, file);
	const draft = `${path}~`;
	await writeFile(draft, change(await readFile(path, 'utf8')));
	await rename(draft, path);
}
