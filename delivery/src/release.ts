import * as z from 'zod';

/** The packages that are built and released one by one, with their folders. */
export const PACKAGES = {
	shell: 'shell',
	mf_catalog: 'mf-catalog',
	mf_product: 'mf-product',
	mf_cart_checkout: 'mf-cart-checkout',
	mf_account: 'mf-account',
	mf_content: 'mf-content',
} as const;
export const PackageName = z.enum([
	'shell',
	'mf_catalog',
	'mf_product',
	'mf_cart_checkout',
	'mf_account',
	'mf_content',
]);
export type PackageName = z.infer<typeof PackageName>;
export const PACKAGE_NAMES = PackageName.options;

/** `integrity` as in HTML: `sha256-…`. */
const ReleasedFile = z.object({ bytes: z.int(), integrity: z.string() });

/** The files that a browser needs for one page or fragment, beside the slice's entry. */
const Exposed = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** One immutable build of one package: `release.json` in its folder. Paths are relative to that folder. */
export const Release = z.object({
	name: PackageName,
	version: z.string(),
	/** Everything in the folder, so that nothing is served or run that was not released. */
	files: z.record(z.string(), ReleasedFile),
	/** What a browser loads first: a slice's remote entry, or the shell's own script and style. */
	webEntry: z.string(),
	webStyles: z.array(z.string()),
	/** The one file that a render worker runs. */
	nodeEntry: z.string(),
	exposes: z.record(z.string(), Exposed),
});
export type Release = z.infer<typeof Release>;

/** One version of each package that were published to work together. */
export const ReleaseSet = z.object({ id: z.string(), releases: z.record(PackageName, z.string()) });
export type ReleaseSet = z.infer<typeof ReleaseSet>;
