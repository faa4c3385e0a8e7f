import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { HOT_UPDATE } from './delivery/src/hot-updates.ts';
import { packageNameOf } from './delivery/src/packages.ts';
import type { ClassNamesOptions } from './scripts/class-names-loader.ts';
import { TakenFromShell } from './scripts/taken-from-shell.ts';

interface Host {
	web: string;
	node: string;
}

interface Slice {
	/** Module Federation name, e.g. `mf_catalog`. */
	name: string;
	/** Absolute folder of the package. */
	context: string;
	/** Federated key to file, e.g. `./home-page` to `./src/exposed/home-page.tsx`, and the name of its chunk. */
	exposes: Record<string, { import: string; name: string }>;
	/** Shell only. */
	host?: Host | undefined;
	/** The service worker, which has no page whose components could be replaced. */
	isWorker?: boolean;
}

export interface BuildOptions {
	/** Part of every address: a release never changes once it is published. */
	version: string;
	/** Gets a `web` and a `node` folder. */
	outDir: string;
	mode: 'production' | 'development';
}

/** For scripts and styles alike. */
const BROWSERS = ['chrome >= 116', 'firefox >= 124', 'safari >= 17.4'];

/** A development build calls another entry of React for its elements, and replaces components in open pages. */
const DEVELOPMENT_PACKAGES = ['react/jsx-dev-runtime', 'react-refresh/runtime'];
/** Packages of which the page must hold one copy; the shell brings it. */
function sharedPackages(mode: BuildOptions['mode']): string[] {
	const packages = ['react', 'react/jsx-runtime', 'react-dom', '@nanostores/react'];
	return mode === 'development' ? [...packages, ...DEVELOPMENT_PACKAGES] : packages;
}
const KERNEL = '@pasaz/kernel/';
/** The shell's lists of the kernel's modules that slices use: at once, and with the first call of the API. */
const KERNEL_LISTS = { atOnce: 'src/shared/kernel.ts', lazy: 'src/shared/kernel-lazy.ts' };
/** Shared packages of which the shell gives only what a file of its own re-exports, so that the rest is tree-shaken. */
const FACADES = { 'react-router': './src/shared/react-router.ts', nanostores: './src/shared/nanostores.ts' };

type Shared = Record<string, { singleton: boolean; requiredVersion: false; import: false }>;

/** The shell gives every shared package, at once. It provides without consuming: its own imports need no detour through the federation runtime. */
function providedByShell(context: string, mode: BuildOptions['mode'], target: 'web' | 'node') {
	const provided = { singleton: true, requiredVersion: false as const, version: '0.0.0' };
	const all = (names: string[], eager: boolean) =>
		Object.fromEntries(names.map((name) => [name, { ...provided, eager, shareKey: name }]));
	const listed = (file: string) => {
		const imports = readFileSync(join(context, file), 'utf8').matchAll(/^import '([^']+)'/gm);
		return [...imports].map(([, name = '']) => name);
	};
	const facades = Object.fromEntries(
		Object.entries(FACADES).map(([shareKey, file]) => [file, { ...provided, eager: true, shareKey }]),
	);
	return new rspack.sharing.ProvideSharedPlugin({
		shareScope: 'default',
		provides: {
			...all([...sharedPackages(mode), ...listed(KERNEL_LISTS.atOnce)], true),
			...all(listed(KERNEL_LISTS.lazy), false),
			...facades,
		},
		// the server's side has the runtime of the federation package
		enhanced: target === 'node',
	});
}

function takenFromShell(mode: BuildOptions['mode']): Shared {
	const taken = { singleton: true, requiredVersion: false as const, import: false as const };
	return Object.fromEntries([...sharedPackages(mode), KERNEL, ...Object.keys(FACADES)].map((name) => [name, taken]));
}

/** A slice in the browser needs no more than rspack's own runtime; decision 27 says what the federation package's would cost. */
function containerForBrowsers({ name, exposes }: Slice, mode: BuildOptions['mode']) {
	return new rspack.container.ModuleFederationPluginV1({
		name,
		filename: 'remoteEntry.js',
		exposes,
		shared: takenFromShell(mode),
	});
}

/** Begins the class names of a package in production; one without a letter calls its classes `mf_stores_0`, `mf_stores_1`. */
const LETTERS: Record<string, string> = {
	shell: 's',
	mf_catalog: 'c',
	mf_product: 'p',
	mf_cart_checkout: 'k',
	mf_account: 'a',
	mf_content: 't',
};
/** This file and its loaders are compiled in the package for repositories of their own. */
const EXTENSION = extname(import.meta.filename);
const loader = (path: string) => join(import.meta.dirname, path + EXTENSION);

/** The styles of the ui-kit, where the package has it from. */
function uiKit(context: string): string {
	return dirname(createRequire(join(context, 'package.json')).resolve('@pasaz/ui-kit/button'));
}

function classNamesOf({ name, context }: Slice): ClassNamesOptions {
	return { folders: [join(context, 'src'), uiKit(context)], letter: LETTERS[name] ?? `${name}_` };
}

/** How each kind of file becomes part of a bundle; for the workshop, too. */
export function moduleRules(
	mode: BuildOptions['mode'],
	target: 'web' | 'node',
	{ classNames, isRefreshed = false }: { classNames?: ClassNamesOptions | undefined; isRefreshed?: boolean } = {},
): RuleSetRule[] {
	return [
		{
			test: /\.tsx?$/,
			loader: 'builtin:swc-loader',
			options: {
				detectSyntax: 'auto',
				env: { targets: target === 'web' ? BROWSERS.join() : 'node 24' },
				jsc: {
					transform: {
						react: {
							runtime: 'automatic',
							development: mode === 'development',
							refresh: isRefreshed,
						},
					},
				},
			},
			type: 'javascript/auto',
		},
		{
			// rule 1.25
			test: /[\\/]messages[\\/][\w.-]+\.ts$/,
			enforce: 'pre',
			loader: loader('scripts/tie-words-loader'),
		},
		{
			// go into documents as text
			test: /(start-client|own-files)\.ts$/,
			enforce: 'post',
			loader: 'builtin:swc-loader',
			options: { minify: true, jsc: { target: 'es2022', minify: { compress: true, mangle: true } } },
		},
		{
			test: /\.(avif|jpg|png|svg|webp|woff2)$/,
			type: 'asset/resource',
			generator: { filename: '[contenthash:8][ext]', emit: target === 'web' },
		},
		{
			test: /\.module\.css$/,
			type: 'css/module',
			...(classNames && { loader: loader('scripts/class-names-loader'), options: classNames }),
		},
		{ test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
	];
}

/** Lets an open page take over what was saved, without losing its state; the loader calls `refresh` in each module. */
const FAST_REFRESH = join(import.meta.dirname, 'shell/src/fast-refresh');
const REFRESHED_MODULES: RuleSetRule = {
	test: /\.tsx?$/,
	exclude: [FAST_REFRESH, /[\\/]node_modules[\\/]/],
	loader: 'builtin:react-refresh-loader',
};

/** For the faces of the shop, which the shell brings: a slice's own font is of other axes, and may have other characters. */
export const SUBSET_FACES: RuleSetRule = { test: /\.woff2$/, loader: loader('ui-kit/fonts/subset-loader') };

/** Files for the server only are empty in the browser's build, and what is imported from them is undefined. */
export const WITHOUT_SERVER_FILES: RuleSetRule[] = [
	{ test: /\.server\.tsx?$/, enforce: 'post', loader: loader('scripts/empty-module-loader') },
	{ test: /\.tsx?$/, parser: { exportsPresence: false } },
];

function base(slice: Slice, { mode, version, outDir }: BuildOptions, target: 'web' | 'node'): Configuration {
	const isRefreshed = mode === 'development' && target === 'web' && !slice.isWorker;
	return {
		mode,
		name: `${slice.name}-${target}`,
		context: slice.context,
		devtool: mode === 'production' ? false : 'cheap-module-source-map',
		module: {
			rules: [
				...moduleRules(mode, target, mode === 'production' ? { classNames: classNamesOf(slice) } : { isRefreshed }),
				...(slice.host ? [SUBSET_FACES] : []),
				...(target === 'web' ? WITHOUT_SERVER_FILES : []),
				...(isRefreshed ? [REFRESHED_MODULES] : []),
			],
			parser: { 'css/module': { namedExports: false } },
			generator: {
				'css/module': {
					localIdentName: '[local]-[hash:4]',
					exportsOnly: target === 'node',
					esModule: true,
				},
			},
		},
		resolve: { extensions: ['.ts', '.tsx', '.js'] },
		output: {
			path: join(outDir, target),
			publicPath: `/releases/${slice.name}/${version}/web/`,
			uniqueName: slice.name,
			// Two slices may carry different releases of one ui-kit component: their class names must differ.
			hashSalt: slice.name,
			// an open page may have missed an update
			clean: { keep: HOT_UPDATE },
		},
		optimization: {
			minimizer: [
				new rspack.SwcJsMinimizerRspackPlugin({
					minimizerOptions: { ecma: 2022, compress: { passes: 3 }, format: { comments: false } },
				}),
				new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
			],
		},
		performance: false,
		infrastructureLogging: { level: 'error' },
		stats: 'errors-warnings',
	};
}

/**
 * The kernel's code for a first call of the API or a first change comes in one file: each file of its own costs every first load a
 * name, a hash and a request. What is fetched when the page is idle (queue, storage) must not bring the rest.
 */
const FEW_CHUNKS = {
	// the server knows it by its name
	kernel: {
		test: /node_modules[\\/]zod[\\/]|shared-kernel[\\/]src[\\/](contract|domain(?![\\/]search)|stores|network[\\/](api|authorization|filter|find|http|session)|device[\\/](locks|storage[\\/]read)|i18n[\\/]error-message)/,
		name: 'kernel',
		chunks: 'async' as const,
		enforce: true,
	},
	// with the code that takes the time of renderings, which is for teams
	outline: { test: /[\\/]react-dom[\\/].*server/, name: 'outline', chunks: 'async' as const, enforce: true },
};

/** The runtime's name of what every address of a file begins with. */
const PUBLIC_PATH = 'public_path';

/** The page may say another origin than its own (`useOwnFiles` of the shell) before any script runs. */
class OriginOfThePage {
	apply(compiler: Compiler) {
		compiler.hooks.thisCompilation.tap('OriginOfThePage', ({ hooks }) => {
			hooks.runtimeModule.tap('OriginOfThePage', (module) => {
				if (module.name !== PUBLIC_PATH || !module.source) return;
				const code = module.source.source.toString();
				module.source.source = Buffer.from(code.replace(/= (?=["'])/, '= (self.pasazOrigin || "") + '));
			});
		});
	}
}

/** Lets the browser compile a script beside the page's main thread, which would otherwise compile each function at its first call. */
const COMPILED_AHEAD = {
	banner: '//# allFunctionsCalledOnLoad',
	raw: true,
	test: /\.js$/,
	// The minimizer, which would remove it, has run, and the hashes are not made yet.
	stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
};

const refreshPlugins = () => [
	new rspack.HotModuleReplacementPlugin(),
	new rspack.ProvidePlugin({ $ReactRefreshRuntime$: join(FAST_REFRESH, 'runtime.ts') }),
];

function webConfig(slice: Slice, options: BuildOptions): Configuration {
	const config = base(slice, options, 'web');
	const isDevelopment = options.mode === 'development';
	const first = isDevelopment ? [join(FAST_REFRESH, 'start.ts')] : [];
	return {
		...config,
		target: ['web', 'es2022'],
		entry: slice.host ? { main: [...first, slice.host.web] } : {},
		...(slice.host && { optimization: { ...config.optimization, splitChunks: { cacheGroups: FEW_CHUNKS } } }),
		output: {
			...config.output,
			// the address of a release says what is in it; the compiler's hash of this file differs from build to build
			filename: '[name].js',
			chunkFilename: '[name].[contenthash:8].js',
			// an update asks for the style of a chunk by the name that it had
			...(isDevelopment
				? { cssFilename: '[name].css', cssChunkFilename: '[name].css' }
				: { cssFilename: '[name].[contenthash:8].css' }),
			crossOriginLoading: 'anonymous',
		},
		plugins: [
			...(slice.host
				? [providedByShell(slice.context, options.mode, 'web')]
				: [containerForBrowsers(slice, options.mode), new TakenFromShell()]),
			...(isDevelopment ? refreshPlugins() : [new rspack.BannerPlugin(COMPILED_AHEAD)]),
			new OriginOfThePage(),
			new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
			new rspack.DefinePlugin({
				'process.env.NODE_ENV': JSON.stringify(options.mode),
				// what a slice does on the server only is left out; the shell's service worker has no document
				...(!slice.host && { 'typeof document': '"object"' }),
			}),
		],
	};
}

/** One CommonJS file for each slice, so that one hash covers all that the server runs of it. */
function nodeConfig(slice: Slice, options: BuildOptions): Configuration {
	const config = base(slice, options, 'node');
	return {
		...config,
		target: 'async-node',
		entry: slice.host ? { render: slice.host.node } : {},
		output: { ...config.output, filename: '[name].cjs', library: { type: 'commonjs-module' }, asyncChunks: false },
		optimization: { ...config.optimization, minimize: false },
		plugins: [
			new ModuleFederationPlugin({
				name: slice.name,
				filename: 'remoteEntry.cjs',
				library: { type: 'commonjs-module', name: slice.name },
				exposes: slice.exposes,
				shared: slice.host ? {} : takenFromShell(options.mode),
				shareStrategy: 'loaded-first',
				dts: false,
				manifest: false,
			}),
			...(slice.host ? [providedByShell(slice.context, options.mode, 'node')] : []),
			new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(options.mode) }),
		],
	};
}

/** The service worker of the shell: one file for browsers, which no page loads. */
export function serviceWorker(context: string, entry: string, options: BuildOptions): Configuration {
	const config = base({ name: basename(context), context, exposes: {}, isWorker: true }, options, 'web');
	return {
		...config,
		name: `${basename(context)}-worker`,
		target: ['webworker', 'es2022'],
		entry: { 'service-worker': entry },
		output: { ...config.output, path: join(options.outDir, 'worker'), filename: '[name].js' },
		plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(options.mode) })],
	};
}

/** Every component file of `src/exposed/` is a page or a fragment of the slice, named after its file. */
function exposedBy(context: string): Slice['exposes'] {
	const files = readdirSync(join(context, 'src/exposed')).filter((file) => /^[\w-]+\.tsx$/.test(file));
	return Object.fromEntries(
		files.map((file) => {
			const key = basename(file, '.tsx');
			return [`./${key}`, { import: `./src/exposed/${file}`, name: `__federation_expose_${key.replaceAll('-', '_')}` }];
		}),
	);
}

/**
 * The two builds of a package: for browsers, and for the server's render workers.
 * @param context absolute folder of the package, whose name is that of the remote: `@pasaz/mf-catalog` is `mf_catalog`
 */
export function federated(context: string, host?: Host): (options: BuildOptions) => [Configuration, Configuration] {
	const name = packageNameOf(context);
	return (options) => {
		const slice: Slice = { name, context, exposes: host ? {} : exposedBy(context), host };
		return [webConfig(slice, options), nodeConfig(slice, options)];
	};
}
