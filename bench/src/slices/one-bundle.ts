import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';
import { moduleRules, WITHOUT_SERVER_FILES } from '../../../rspack.base.ts';
import shellBuilds from '../../../shell/rspack.config.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Plugins without which there is no federation; the others shape the code. */
const OF_FEDERATION = ['ProvideSharedPlugin', 'SubresourceIntegrityPlugin'];

const brotli = (content: Uint8Array) =>
	brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;

/** The scripts that a document names, and the modules of slices among them, such as `mf_catalog/home-page`. */
async function scriptsOf(url: string) {
	const html = await (await fetch(url)).text();
	const files = [...new Set([...html.matchAll(/\/releases\/\w+\/\w+\/web\/[\w.-]+\.js/g)].map(([file]) => file))];
	const modules = files.flatMap((file) => {
		const [, slice, key] = /\/releases\/(mf_\w+?)\/\w+\/web\/__federation_expose_(\w+)\./.exec(file) ?? [];
		return slice && key ? [`${slice}/${key.replaceAll('_', '-')}`] : [];
	});
	return { files, modules };
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

/** The browser's build of the shell with these modules in it, as if the shop were one application. */
function oneBundle(folder: string, containers: string): Configuration {
	const [web] = shellBuilds({ version: 'one', outDir: folder, mode: 'production' });
	const packages = ['shell', 'mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content', 'ui-kit'];
	const classNames = { folders: packages.map((name) => join(ROOT, name, 'src')), letter: 'x' };
	const kept = web?.plugins?.filter((plugin) => plugin && !OF_FEDERATION.includes(plugin.constructor.name)) ?? [];
	return {
		...web,
		output: { ...web?.output, crossOriginLoading: false },
		module: { ...web?.module, rules: [...moduleRules('production', 'web', classNames), ...WITHOUT_SERVER_FILES] },
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
 * Compares what a page loads first with the same code in one file.
 * @param folder gets the build
 * @returns bytes after brotli-9
 */
export async function compareWithOneBundle(url: string, folder: string): Promise<{ federated: number; one: number }> {
	const { files, modules } = await scriptsOf(url);
	await mkdir(folder, { recursive: true });
	const containers = join(folder, 'containers.js');
	await writeFile(containers, withoutContainers(modules));
	await build(oneBundle(folder, containers));
	const sizes = files.map(async (file) => brotli(await (await fetch(new URL(file, url))).bytes()));
	const federated = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
	return { federated, one: brotli(await readFile(join(folder, 'web/main.js'))) };
}
