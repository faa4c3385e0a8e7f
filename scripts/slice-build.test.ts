import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it } from 'vitest';
import { closeCompiler, runCompiler } from '../delivery/src/build.ts';
import { federated } from '../rspack.base.ts';

const FILES = {
	'package.json': '{ "name": "mf-x" }',
	'src/exposed/icon.tsx':
		"import '../face.css';\nimport icon from '../icon.svg';\nexport const Component = () => icon;",
	'src/face.css': '@font-face { font-family: own; src: url("own.woff2"); }',
	'src/own.woff2': 'a font',
	'src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

async function makeSlice(): Promise<string> {
	const slice = await mkdtemp(join(tmpdir(), 'pasaz-slice-'));
	for (const [file, text] of Object.entries(FILES)) {
		await mkdir(dirname(join(slice, file)), { recursive: true });
		await writeFile(join(slice, file), text);
	}
	await mkdir(join(slice, 'node_modules/@pasaz'), { recursive: true });
	await symlink(join(import.meta.dirname, '../ui-kit'), join(slice, 'node_modules/@pasaz/ui-kit'));
	return slice;
}

it('a slice brings fonts and pictures of its own as they are (26.43)', async () => {
	const slice = await makeSlice();
	const outDir = join(slice, 'out');
	const compiler = rspack(federated(slice)({ version: 'v', outDir, mode: 'production' }));
	await runCompiler(compiler).finally(() => closeCompiler(compiler));
	const names = await readdir(join(outDir, 'web'));
	const built = (end: string) => names.find((name) => name.endsWith(end)) ?? 'none';
	expect(await readFile(join(outDir, 'web', built('.woff2')), 'utf8')).toBe(FILES['src/own.woff2']);
	expect(await readFile(join(outDir, 'web', built('.css')), 'utf8')).toContain(
		`/releases/mf_x/v/web/${built('.woff2')}`,
	);
	expect(await readFile(join(outDir, 'web', built('.svg')), 'utf8')).toBe(FILES['src/icon.svg']);
	// the server names the picture that browsers have
	expect(await readdir(join(outDir, 'node'))).toEqual(['remoteEntry.cjs']);
	expect(await readFile(join(outDir, 'node/remoteEntry.cjs'), 'utf8')).toContain(built('.svg'));
});
