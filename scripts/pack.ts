import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { contractHash } from '../delivery/src/kernel-contract.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const NOT_PACKED = ['**/*.test.ts', '**/*.test.tsx', '**/*.workshop.tsx'];

interface Packed {
	folder: string;
	compiled: { base: string; files: string[] };
	/** What is copied as it is: from a path of the repository to one of the package. */
	copied?: Record<string, string>;
	/** Dependencies that whoever uses the package has too, and has once. */
	peers?: readonly string[];
}

const PACKAGES: readonly Packed[] = [
	{
		folder: 'shared-kernel',
		compiled: { base: 'shared-kernel/src', files: ['shared-kernel/src/**/*'] },
		peers: ['react', 'react-router', 'nanostores', '@nanostores/react'],
	},
	{
		folder: 'ui-kit',
		compiled: { base: 'ui-kit/src', files: ['ui-kit/src/**/*', 'ui-kit/*.d.ts'] },
		peers: ['react', 'react-dom', 'react-router', '@pasaz/kernel'],
	},
	{
		folder: 'slice',
		compiled: {
			base: '.',
			files: [
				'rspack.base.ts',
				// the compiler knows no braces
				'scripts/taken-from-shell.ts',
				...['class-names', 'empty-module', 'tie-words'].map((name) => `scripts/${name}-loader.ts`),
				'ui-kit/src/tie-words.ts',
				'delivery/src/**/*',
			],
		},
		copied: { 'slice/tsconfig.json': 'tsconfig.json', 'ui-kit/css-modules.d.ts': 'styles.d.ts' },
		// 20 MB that only a team needs whose releases are in a bucket
		peers: ['@aws-sdk/client-s3'],
	},
	{
		folder: 'create-slice',
		compiled: { base: 'create-slice/src', files: ['create-slice/src/**/*'] },
		copied: { 'create-slice/template': 'template' },
	},
];

interface Manifest {
	name: string;
	version: string;
	bin?: string | Record<string, string>;
	exports?: Record<string, unknown>;
	dependencies?: Record<string, string>;
	devDependencies?: Record<string, string>;
	[field: string]: unknown;
}

const readManifest = async (folder: string): Promise<Manifest> =>
	JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));

/** The versions that are installed here stand for those of the workspace and of its catalogue. */
async function installedVersion(name: string, folder: string): Promise<string> {
	const own = PACKAGES.find(
		({ folder: other }) => name === (other === 'shared-kernel' ? '@pasaz/kernel' : `@pasaz/${other}`),
	);
	if (own) return (await readManifest(own.folder)).version;
	for (const place of [folder, '.', 'shell', 'delivery']) {
		const found = await readManifest(join(place, 'node_modules', name)).catch(() => undefined);
		if (found) return found.version;
	}
	throw new Error(`${name} is not installed`);
}

async function versionsOf(names: readonly string[], folder: string, range: '^' | ''): Promise<Record<string, string>> {
	const versions = names.map(async (name) => [name, range + (await installedVersion(name, folder))] as const);
	return Object.fromEntries(await Promise.all(versions));
}

const compiledPath = (path: string) => {
	const file = path.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');
	return file === path.replace('./src/', './dist/') ? file : { types: `${file}.d.ts`, default: `${file}.js` };
};

async function manifestOf({ folder, peers = [] }: Packed): Promise<Manifest> {
	const { private: _, devDependencies: __, dependencies, exports, bin, ...manifest } = await readManifest(folder);
	const all = await versionsOf(Object.keys(dependencies ?? {}), folder, '');
	const isPeer = ([name]: [string, unknown]) => peers.includes(name);
	const entries = Object.entries(exports ?? {}).map(([name, path]) => [
		name,
		typeof path === 'string' && path.startsWith('./src/') ? compiledPath(path) : path,
	]);
	return {
		...manifest,
		engines: { node: '>=22.22' },
		...(exports && { exports: Object.fromEntries(entries) }),
		...(folder === 'shared-kernel' && { contract: await contractHash(join(root, folder)) }),
		...(bin && { bin: typeof bin === 'string' ? bin.replace('src/', 'dist/').replace('.ts', '.js') : bin }),
		dependencies: Object.fromEntries(Object.entries(all).filter((one) => !isPeer(one))),
		peerDependencies: await versionsOf(peers, folder, '^'),
	};
}

async function compile({ compiled: { base, files } }: Packed, stage: string): Promise<void> {
	const above = relative(stage, root);
	const config = {
		extends: join(above, 'tsconfig.base.json'),
		compilerOptions: {
			...{ composite: false, incremental: false, emitDeclarationOnly: false, declaration: true },
			rewriteRelativeImportExtensions: true,
			rootDir: join(above, base),
			outDir: 'dist',
			types: ['node'],
			typeRoots: [join(above, 'node_modules/@types')],
		},
		include: files.map((file) => join(above, file)),
		exclude: NOT_PACKED.map((file) => join(above, file)),
	};
	await writeFile(join(stage, 'tsconfig.build.json'), JSON.stringify(config));
	await run(join(root, 'node_modules/.bin/tsc'), ['-p', join(stage, 'tsconfig.build.json')], { cwd: root });
	await rm(join(stage, 'tsconfig.build.json'));
}

/** The compiler leaves the endings of sources in types, where nobody has these. */
async function renameTypes(stage: string): Promise<void> {
	for await (const file of glob('dist/**/*.d.ts', { cwd: stage })) {
		const types = await readFile(join(stage, file), 'utf8');
		await writeFile(join(stage, file), types.replaceAll(/((?:from|import\()\s?['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
	}
}

async function copyStyles({ compiled: { base } }: Packed, stage: string): Promise<void> {
	if (base === '.') return;
	for await (const file of glob('**/*.css', { cwd: join(root, base) })) {
		await mkdir(dirname(join(stage, 'dist', file)), { recursive: true });
		await cp(join(root, base, file), join(stage, 'dist', file));
	}
}

/** The slice that is made gets the versions of this shop. */
async function fillTemplate(stage: string): Promise<void> {
	const file = join(stage, 'template/package.json');
	const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
	manifest.dependencies = await versionsOf(Object.keys(manifest.dependencies ?? {}), 'ui-kit', '^');
	manifest.devDependencies = await versionsOf(Object.keys(manifest.devDependencies ?? {}), 'ui-kit', '^');
	await writeFile(file, JSON.stringify(manifest, null, '\t'));
}

/** The rules of this repository, without the exceptions that name its files, for all that a slice keeps in git. */
export async function sliceRules() {
	const read = (file: string) => readFile(join(root, file), 'utf8');
	const { $schema: _, vcs: __, overrides: ___, ...rules } = JSON.parse(await read('biome.json'));
	const ignored = (await read('create-slice/template/gitignore')).trim().split('\n');
	return { ...rules, files: { includes: ['**', ...ignored.map((name) => `!**/${name}`)] } };
}

async function pack(packed: Packed, stage: string, folder: string): Promise<string> {
	await mkdir(stage);
	await compile(packed, stage);
	await renameTypes(stage);
	await copyStyles(packed, stage);
	for (const [from, to] of Object.entries(packed.copied ?? {}))
		await cp(join(root, from), join(stage, to), { recursive: true });
	if (packed.folder === 'create-slice') await fillTemplate(stage);
	if (packed.folder === 'slice')
		await writeFile(join(stage, 'biome.json'), JSON.stringify(await sliceRules(), null, '\t'));
	for (const file of ['README.md', '../LICENSE'])
		await cp(join(root, packed.folder, file), join(stage, file.replace('../', '')));
	await writeFile(join(stage, 'package.json'), JSON.stringify(await manifestOf(packed), null, '\t'));
	const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: stage });
	return join(folder, stdout.trim());
}

/** @returns the files of the packages from which a slice is built elsewhere. @param folder absolute folder that gets them */
export async function packAll(folder: string): Promise<string[]> {
	await mkdir(folder, { recursive: true });
	await mkdir(join(root, '.cache'), { recursive: true });
	const stages = await mkdtemp(join(root, '.cache/staging-'));
	try {
		return await Promise.all(PACKAGES.map((packed) => pack(packed, join(stages, packed.folder), folder)));
	} finally {
		await rm(stages, { recursive: true, force: true });
	}
}

if (import.meta.main) {
	const folder = resolve(process.argv[2] ?? join(root, '.cache/packages'));
	for (const file of await packAll(folder)) console.log(file);
}
