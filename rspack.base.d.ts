import { type Configuration } from '@rspack/core';
/** What a package's own config says about it. Paths are relative to the package. */
export interface Slice {
	/** Module Federation name, e.g. `mf_catalog`. */
	name: string;
	/** Folder of the package. */
	context: string;
	/** Federated key to file, e.g. `./home-page` to `./src/exposed/home-page.tsx`. */
	exposes?: Record<string, string>;
	/** Shell only: the entries of its two builds. */
	host?: {
		web: string;
		node: string;
	};
}
export interface BuildOptions {
	/** Part of every address: a release never changes once it is published. */
	version: string;
	/** Gets a `web` and a `node` folder. */
	outDir: string;
	mode: 'production' | 'development';
}
/** The two builds of a package: for browsers, and for the server's render workers. */
export declare function federated(slice: Slice): (options: BuildOptions) => [Configuration, Configuration];
