import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';
import { moduleRules, WITHOUT_SERVER_FILES } from '../../../rspack.base.ts';
import shellBuilds from '../../../shell/rspack.config.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Shares the shell's modules with slices, which there are none of; the hashes of chunks stay, as one application has them, too. */
const OF_FEDERATION = 'ProvideSharedPlugin';

const brotli = (content: Uint8Array) =>
	brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;

/** The modules of slices that a document has fetched with it, such as `mf_catalog/home-page`. */
async function modulesOf(url: string): Promise<string[]> {
	const html = await (await fetch(url)).text();
	const files = html.matchAll(/\/releases\/(mf_\w+?)\/\w+\/web\/__federation_expose_(\w+)\./g);
	return [...new Set([...files].map(([, slice, key = '']) => `${slice}/${key.replaceAll('_', '-')}`))];
}

/** Takes the place of the shell's module that opens slices: it has them. */
function withoutContainers(modules: readonly string[]): string {
	const fileOf = (name: string) => {
		const [slice = '', key = ''] = name.split('/');
		return join(ROOT, slice.replaceAll('_', '-'), 'src/exposed', `${key}.tsx`);
	};
	return [
		...modules.map((name, index) => `import * as module${index} from ${JSON.stringify(fileOf(name))};`),
		`const modules = { ${modules.map((name, index) => `'${name}': module${index}`).join(', ')} };`,
		'export const registerSlices = () => {};',
		'export const learnSlices = async () => {};',
		'export const loadedSlices = () => Object.keys(modules);',
		'export const takeExposed = async (name) => modules[name];',
	].join('\n');
}

function oneBundle(folder: string, containers: string): Configuration {
	const [web] = shellBuilds({ version: 'one', outDir: folder, mode: 'production' });
	const packages = ['shell', 'mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content', 'ui-kit'];
	const classNames = { folders: packages.map((name) => join(ROOT, name, 'src')), letter: 'x' };
	const kept = web?.plugins?.filter((plugin) => plugin && plugin.constructor.name !== OF_FEDERATION) ?? [];
	return {
		...web,
		module: { ...web?.module, rules: [...moduleRules('production', 'web', { classNames }), ...WITHOUT_SERVER_FILES] },
		plugins: [...kept, new rspack.NormalModuleReplacementPlugin(/[\\/]containers\.ts$/, containers)],
	};
}

function build(config: Configuration): Promise<void> {
	const compiler = rspack(config);
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			compiler.close(() => {
				if (error) reject(error);
				else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
				else resolve();
			});
		});
	});
}

/**
 * Builds the code that a page loads first as one file.
 * @param folder gets the build
 * @returns its bytes after brotli-9
 */
export async function weighOneBundle(url: string, folder: string): Promise<number> {
	const modules = await modulesOf(url);
	await mkdir(folder, { recursive: true });
	const containers = join(folder, 'containers.js');
	await writeFile(containers, withoutContainers(modules));
	await build(oneBundle(folder, containers));
	return brotli(await readFile(join(folder, 'web/main.js')));
}
