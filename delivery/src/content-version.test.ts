import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameByContent, PLACEHOLDER } from './content-version.ts';
import { integrityOf } from './integrity.ts';

const CHUNK = `fetch('/releases/mf_x/${PLACEHOLDER}/web/a.woff2')`;
const hashOf = (text: string) => integrityOf(Buffer.from(text));

async function built(files: Record<string, string>): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-build-'));
	await mkdir(join(folder, 'web'));
	for (const [file, text] of Object.entries(files)) await writeFile(join(folder, 'web', file), text);
	return folder;
}
const FILES = {
	'1.js': CHUNK,
	'remoteEntry.js': `n.p="/releases/mf_x/${PLACEHOLDER}/web/";n.sriHashes={1:"${hashOf(CHUNK)}",2:"b"}`,
};

describe('a release is named by what is in it (26.54)', () => {
	it('wherever and whenever it was built, in whatever order its chunks are listed', async () => {
		const version = await nameByContent(await built(FILES), { takes: {} });
		const entry = FILES['remoteEntry.js'].replace(/\{(1:[^,]*),(.*)\}/, '{$2,$1}');
		expect(entry).not.toBe(FILES['remoteEntry.js']);
		expect(await nameByContent(await built({ ...FILES, 'remoteEntry.js': entry }), { takes: {} })).toBe(version);
		expect(version).toMatch(/^[0-9a-f]{12}$/);
	});

	it('and otherwise when a byte of it, or what it says of itself, is another', async () => {
		const version = await nameByContent(await built(FILES), { takes: {} });
		expect(await nameByContent(await built({ ...FILES, '1.js': `${CHUNK};` }), { takes: {} })).not.toBe(version);
		expect(await nameByContent(await built(FILES), { takes: { react: ['useState'] } })).not.toBe(version);
	});

	it('with its name in its files, and their new hashes where another names them', async () => {
		const folder = await built(FILES);
		const version = await nameByContent(folder, {});
		const read = (file: string) => readFile(join(folder, 'web', file), 'utf8');
		expect(await read('1.js')).toBe(CHUNK.replace(PLACEHOLDER, version));
		expect(await read('remoteEntry.js')).toContain(`n.sriHashes={1:"${hashOf(await read('1.js'))}",2:"b"}`);
	});
});
