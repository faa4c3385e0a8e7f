import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFiles } from './integrity.ts';
import type { PackageName, Release } from './release.ts';
import { openReleaseStore, type ReleaseStore } from './release-store.ts';
import type { Signer } from './signature.ts';

export async function openTestStore(): Promise<ReleaseStore> {
	return openReleaseStore(await mkdtemp(join(tmpdir(), 'pasaz-releases-')));
}

interface TestRelease
	extends Partial<Pick<Release, 'exposes' | 'takes' | 'brings' | 'places' | 'routes' | 'kernel' | 'provenance'>> {
	name: PackageName;
	version?: string;
	/** Code of its server side. */
	code?: string;
	/** Further files, with their content. */
	files?: Record<string, string>;
	signer?: Signer | undefined;
}

/** Puts a release with one file for the server and one for browsers into a store. */
export async function addRelease(store: ReleaseStore, given: TestRelease): Promise<void> {
	const {
		name,
		version = '1',
		code = `module.exports = '${name} ${version}'`,
		files = {},
		signer,
		...contract
	} = given;
	const folder = store.folderOf(name, version);
	const write = async (file: string, content: string) => {
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), content);
	};
	await write('node/entry.cjs', code);
	await write('web/entry.js', `// ${name} ${version}`);
	for (const [file, content] of Object.entries(files)) await write(file, content);
	const release: Release = {
		name,
		version,
		files: await describeFiles(folder, ['node/entry.cjs', 'web/entry.js', ...Object.keys(files)]),
		webEntry: 'web/entry.js',
		webStyles: [],
		nodeEntry: 'node/entry.cjs',
		exposes: {},
		...contract,
	};
	const description = JSON.stringify(release);
	await write('release.json', description);
	if (signer) await write('release.sig', JSON.stringify(signer.sign(description)));
}
