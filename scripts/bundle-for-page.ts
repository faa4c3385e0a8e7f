import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rspack } from '@rspack/core';

const [entry = ''] = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'pasaz-bundle-'));
const compiler = rspack({
	mode: 'production',
	entry: resolve(entry),
	output: { path: folder, filename: 'bundle.js', library: { type: 'var', name: 'bundle' }, asyncChunks: false },
	target: ['web', 'es2022'],
	devtool: false,
	optimization: { minimize: false },
	resolve: { extensions: ['.ts', '.js'] },
	module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { detectSyntax: 'auto' } }] },
});
/** Prints a module with its dependencies as a script that defines `bundle`, for tests in a real page. */
compiler.run(async (error, stats) => {
	if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'));
	process.stdout.write(await readFile(join(folder, 'bundle.js'), 'utf8'));
	await rm(folder, { recursive: true });
});
