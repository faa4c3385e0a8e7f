import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Settings of npm on the machine that runs the tests, which a repository does not bring. */
export const NPM = {
	npm_config_audit: 'false',
	npm_config_fund: 'false',
	npm_config_update_notifier: 'false',
};

/** Where the slice lies that is made in a folder. */
export function ownSliceIn(folder: string): string {
	return join(folder, 'mf-loyalty');
}

/** Makes the packages, and a slice from them in a folder that knows nothing of this repository, and runs its tests. */
export async function createOwnSlice(folder: string): Promise<string> {
	const { stdout } = await run(process.execPath, ['scripts/pack.ts', folder], { cwd: root });
	const packages = stdout.trim().split('\n');
	const [create = '', ...others] = packages.toSorted(
		(a, b) => Number(b.includes('create')) - Number(a.includes('create')),
	);
	const slice = ownSliceIn(folder);
	const npm = (args: string[], cwd: string) => run('npm', args, { cwd, env: { ...process.env, ...NPM } });
	await npm(['exec', '--yes', `--package=${create}`, '--', 'create-slice', 'loyalty'], folder);
	await npm(['install', '--prefer-offline', ...others], slice);
	await npm(['test'], slice);
	return slice;
}

// Other tests need no such slice, so that of the composed tests is made beside them.
if (import.meta.main) {
	const [, , folder] = process.argv;
	if (!folder) throw new Error('Name the folder for the slice');
	await createOwnSlice(folder);
}
