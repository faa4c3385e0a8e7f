import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMON_FILES, fingerprint } from './fingerprint.ts';

async function workspace(kernel: string): Promise<string> {
	const root = await mkdtemp(join(tmpdir(), 'pasaz-workspace-'));
	const write = async (file: string, text: string) => {
		await mkdir(dirname(join(root, file)), { recursive: true });
		await writeFile(join(root, file), text);
	};
	for (const file of COMMON_FILES) await write(file, '');
	for (const file of ['mf-x/src/a.ts', 'mf-x/package.json', 'mf-x/rspack.config.ts', 'ui-kit/package.json'])
		await write(file, '');
	await write(
		'mf-x/node_modules/@pasaz/kernel/package.json',
		JSON.stringify({ version: kernel, contract: 'a', private: true }),
	);
	return root;
}

it('a slice is built anew with another version of the kernel, which no source of it tells (26.36)', async () => {
	const [one, same, next] = await Promise.all(['0.2.1', '0.2.1', '0.3.0'].map(workspace));
	const of = (root = '') => fingerprint(root, 'mf_x', 'production');
	expect(await of(same)).toBe(await of(one));
	expect(await of(next)).not.toBe(await of(one));
});
