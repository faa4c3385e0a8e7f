import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contractHash, kernelOf, runsWith } from './kernel-contract.ts';

const ROOT = join(import.meta.dirname, '../..');

it.each([
	['0.1.0', '0.1.0', true],
	['0.1.0', '0.1.3', true],
	['0.1.3', '0.1.0', false],
	['0.1.9', '0.2.0', false],
	['0.2.0', '0.1.9', false],
	['1.2.3', '1.4.0', true],
	['1.4.0', '1.2.3', false],
	['1.4.0', '2.0.0', false],
	['0.0.1', '0.0.2', false],
])('what was built with the kernel %s runs with %s: %s (26.36)', (built, brought, runs) => {
	expect(runsWith(built, brought)).toBe(runs);
});

it('a slice here has the kernel of the workspace, whose contract is what its files say', async () => {
	const contract = await contractHash(join(ROOT, 'shared-kernel'));
	expect(await kernelOf(join(ROOT, 'mf-content'))).toMatchObject({ contract });
	const other = await mkdtemp(join(tmpdir(), 'pasaz-kernel-'));
	await cp(join(ROOT, 'shared-kernel/src/contract'), join(other, 'src/contract'), { recursive: true });
	expect(await contractHash(other)).toBe(contract);
	await writeFile(join(other, 'src/contract/errors.test.ts'), '');
	expect(await contractHash(other)).toBe(contract);
	await writeFile(join(other, 'src/contract/new.ts'), 'export {};');
	expect(await contractHash(other)).not.toBe(contract);
});
