import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from './folder-json.ts';
import { isStandaloneSlice } from './packages.ts';
import type { Provenance } from './release.ts';

const run = promisify(execFile);

/** The last commit; undefined in a folder without a history. */
async function commitOf(root: string) {
	try {
		const { stdout } = await run('git', ['log', '-1', '--format=%H%n%an <%ae>'], { cwd: root });
		const [commit = '', author = ''] = stdout.trim().split('\n');
		return { commit, author };
	} catch {
		return {};
	}
}

export async function provenanceOf(root: string): Promise<Provenance> {
	const folder = isStandaloneSlice(root) ? root : join(root, 'shell');
	const react = (await readJson(join(folder, 'node_modules/react/package.json'))) as { version?: string } | undefined;
	const version = react?.version;
	return { builtAt: new Date().toISOString(), ...(await commitOf(root)), ...(version && { react: version }) };
}
