import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sbomOf } from '../delivery/src/sbom.ts';
import { advisoryFaults, newAdvisories } from './advisories.ts';
import { licenceFaults } from './licences.ts';
import { findSecrets, secretsIn } from './secrets.ts';

afterEach(() => {
	vi.unstubAllEnvs();
});

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

describe('an advisory of the registry', () => {
	const advisory = { id: 'GHSA-x', package: 'left-pad', versions: '<1.3.0', severity: 'high' as const, title: 'Pads' };
	const installed = [packageOf('MIT'), packageOf('MIT', 'right-pad')];
	const list = (versions: string) => ({
		asked: null,
		reviewed: '2026-11-22',
		advisories: [{ ...advisory, versions, accepted: 'nothing is padded' }],
	});

	it('is known where the list names it for the installed version', () => {
		expect(newAdvisories(installed, list('<1.3.1'), [{ ...advisory, versions: '<=1.3.0' }])).toEqual([]);
	});

	it('is new for another package, and for a version that its range did not have when it was listed', () => {
		const found = [
			{ ...advisory, versions: '<1.4.0' },
			{ ...advisory, package: 'right-pad', versions: '<1.4.0' },
		];
		expect(newAdvisories(installed, list('<1.3.0'), found)).toEqual(found);
		expect(newAdvisories(installed, list('<1.3.1'), found)).toEqual([found[1]]);
	});
});

const KEY = ['-----BEGIN RSA PRIVATE KEY-----', 'MIIEpAIBAAKCAQEA'.repeat(8), '-----END RSA PRIVATE KEY-----'];
const NOTES_WITH_KEY = `# Notes\n${KEY.join('\n')}\n`;

it('finds a key in a file', async () => {
	expect(await secretsIn('notes.md', NOTES_WITH_KEY)).toEqual([expect.stringMatching(/^notes\.md:2 /)]);
	expect(await secretsIn('notes.md', '# Notes')).toEqual([]);
});

it('looks for keys where a file was removed and that is not staged yet', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-secrets-'));
	// a commit, whose hook runs this test, names its own
	vi.stubEnv('GIT_DIR', join(folder, '.git'));
	vi.stubEnv('GIT_WORK_TREE', folder);
	vi.stubEnv('GIT_INDEX_FILE', join(folder, '.git/index'));
	const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
	git('init', '--quiet');
	await writeFile(join(folder, 'gone.md'), '# Gone');
	await writeFile(join(folder, 'notes.md'), NOTES_WITH_KEY);
	git('add', 'gone.md', 'notes.md');
	await rm(join(folder, 'gone.md'));
	expect(await findSecrets(folder)).toEqual([expect.stringMatching(/^notes\.md:2 /)]);
	await rm(folder, { recursive: true });
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
