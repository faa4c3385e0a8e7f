import * as z from 'zod';

/** A package that is built and released by itself: the shell, or a slice such as `mf_catalog`. */
export const PackageName = z.union([
	z.literal('shell'),
	z.templateLiteral(['mf_', z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)]),
]);
export type PackageName = z.infer<typeof PackageName>;

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

/** The version of each package; a shop without a slice still has its shell. */
export const ReleaseVersions = z.record(PackageName, z.string()).refine((versions) => 'shell' in versions, 'no shell');
export type ReleaseVersions = z.infer<typeof ReleaseVersions>;

/** One version of each package that were published to work together. */
export const ReleaseSet = z.object({ id: z.string(), releases: ReleaseVersions });
export type ReleaseSet = z.infer<typeof ReleaseSet>;
