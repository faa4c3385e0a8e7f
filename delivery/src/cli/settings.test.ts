import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeKeys } from '../signature.ts';
import { readSettings } from './settings.ts';

it('tells in words which key, or file of keys, is wrong (26.37)', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-keys-'));
	const file = join(folder, 'keys.json');
	const settings = (env: Record<string, string>) => () => readSettings({ DATA_DIR: folder, ...env }, folder);
	expect(settings({ RELEASE_KEYS: file })).toThrow(`RELEASE_KEYS: ${file} cannot be read`);
	await writeFile(file, '{ "product": { "key": "" } }');
	expect(settings({ RELEASE_KEYS: file })).toThrow(/^RELEASE_KEYS: .*at product\.packages/s);
	expect(settings({ RELEASE_KEY: 'abc' })).toThrow('RELEASE_TEAM does not say whose it is');
	const team = { RELEASE_TEAM: 'product' };
	expect(settings({ ...team, RELEASE_KEY: 'abc' })).toThrow('The key of product is none that pasaz keygen prints');
	expect(settings({ ...team, RELEASE_KEY: makeKeys().privateKey })().signer?.name).toBe('product');
});
