import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sbomOf } from '../delivery/src/sbom.ts';
import { advisoryFaults } from './advisories.ts';
import { licenceFaults } from './licences.ts';
import { secretsIn } from './secrets.ts';

const packageOf = (license: string, name = 'left-pad') => ({ name, version: '1.3.0', license });

describe('licences', () => {
	it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Zlib', 'Apache-2.0'])('takes %s', (license) => {
		expect(licenceFaults([packageOf(license)])).toEqual([]);
	});

	it.each(['GPL-3.0-only', '(MIT AND GPL-3.0-only)', 'SSPL-1.0', 'UNLICENSED', ''])('refuses %s', (license) => {
		const refused = `left-pad 1.3.0 has the licence ${license || '(none)'}`;
		expect(licenceFaults([packageOf(license)])).toEqual([refused]);
	});

	it('takes an exception by its name only', () => {
		expect(licenceFaults([packageOf('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')])).toEqual([]);
		expect(licenceFaults([packageOf('LGPL-3.0-or-later', 'sharp-libvips')])).toHaveLength(1);
	});
});

it('names an installed version that has an advisory, unless it was accepted', () => {
	const advisory = { id: 'GHSA-x', package: 'left-pad', versions: '<1.3.1', severity: 'high' as const, title: 'Pads' };
	const faultsOf = (versions: string, accepted?: string) =>
		advisoryFaults([packageOf('MIT')], {
			asked: '2026-11-22',
			reviewed: '2026-11-22',
			advisories: [{ ...advisory, versions, ...(accepted && { accepted }) }],
		});
	expect(faultsOf('<1.3.1')).toEqual(['left-pad 1.3.0 (high): Pads, GHSA-x']);
	expect(faultsOf('<1.3.0')).toEqual([]);
	expect(faultsOf('<1.3.1', 'nothing is padded')).toEqual([]);
});

it('finds a key in a file', async () => {
	const key = ['-----BEGIN RSA PRIVATE KEY-----', 'MIIEpAIBAAKCAQEA'.repeat(8), '-----END RSA PRIVATE KEY-----'];
	expect(await secretsIn('notes.md', `# Notes\n${key.join('\n')}\n`)).toEqual([expect.stringMatching(/^notes\.md:2 /)]);
	expect(await secretsIn('notes.md', '# Notes')).toEqual([]);
});

it('writes a bill of materials with package addresses, and a licence that SPDX does not know by its words', () => {
	const { components } = sbomOf({ name: 'shop', version: '1' }, [
		packageOf('MIT', '@scope/name'),
		packageOf('SEE LICENSE IN README.md'),
	]);
	expect(components).toMatchObject([
		{ purl: 'pkg:npm/%40scope/name@1.3.0', licenses: [{ expression: 'MIT' }] },
		{ purl: 'pkg:npm/left-pad@1.3.0', licenses: [{ license: { name: 'SEE LICENSE IN README.md' } }] },
	]);
});

it('holds no package of server components, whoever asks for one (27.24)', () => {
	const lockfile = readFileSync(join(import.meta.dirname, '../pnpm-lock.yaml'), 'utf8');
	expect(lockfile).toContain('react-dom@');
	expect(lockfile).not.toContain('react-server-dom');
});
