import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the last commit of the code, which a commit of the report leaves as it is; with a mark if there are changes to it. */
export function codeCommit(): string {
	const code = ['--', '.', ':!docs'];
	const isChanged = git('status', '--porcelain', ...code) !== '';
	return git('log', '-1', '--format=%h', ...code) + (isChanged ? '+' : '');
}
