import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runStep } from './run-step.ts';

/** Finds texts by their folders, not by imports. */
const LANGUAGES = 'shell/src/messages/languages.test.ts';

const root = join(import.meta.dirname, '..');

function stagedFiles(): string[] {
	const args = ['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'];
	return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

const staged = stagedFiles();
const sources = staged.filter((file) => /\.(tsx?|css)$/.test(file) && !/^(e2e|bench)\//.test(file));

if (staged.length > 0) {
	const quiet = ['--no-errors-on-unmatched', '--files-ignore-unknown=true'];
	await runStep('format and lint', 'biome', ['check', '--error-on-warnings', ...quiet, ...staged]);
}
if (staged.some((file) => /\.(tsx?|json)$/.test(file))) await runStep('types', 'tsc', ['-b']);
if (sources.length > 0) {
	const related = ['related', '--run', '--project=!api', '--passWithNoTests', '--reporter=dot'];
	const texts = sources.some((file) => file.includes('/messages/')) ? [LANGUAGES] : [];
	await runStep('unit tests of what depends on it', 'vitest', [...related, ...sources, ...texts]);
}
