import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openSigner } from '../signature.ts';

const run = promisify(execFile);
const MAIN = join(import.meta.dirname, 'main.ts');

it('makes the first keys while their file does not exist yet, or is damaged (26.37)', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-keygen-'));
	const file = join(folder, 'keys.json');
	const keygen = async () => {
		const env = { ...process.env, RELEASE_KEYS: file, RELEASE_KEY: 'abc' };
		return (await run(process.execPath, [MAIN, 'keygen', 'product'], { cwd: folder, env })).stdout;
	};
	const printed = await keygen();
	expect(printed).toContain(`In the file of RELEASE_KEYS (${file}, which is still to be made)`);
	expect(openSigner('product', /^RELEASE_KEY=(.+)$/m.exec(printed)?.[1] ?? '').name).toBe('product');
	await writeFile(file, '{');
	expect(await keygen()).toContain(`In the file of RELEASE_KEYS (${file}), which every shell and team has`);
});
