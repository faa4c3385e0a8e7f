import * as z from 'zod';

/** A package that is built and released separately: the shell, or a slice such as `mf_catalog`. */
export const PackageName = z.union([
	z.literal('shell'),
	z.templateLiteral(['mf_', z.string().regex(/^[a-z0-9]+(_[a-z0-9]+)*$/)]),
]);
export type PackageName = z.infer<typeof PackageName>;

const ReleasedFile = z.object({ bytes: z.int(), integrity: z.string() });

/** The files of a page or fragment beside the entry of the slice. */
const Exposed = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** An immutable build of one package, as `release.json` in its folder describes it. Paths are relative to that folder. */
export const Release = z.object({
	name: PackageName,
	version: z.string(),
	/** All files of the folder; no other file is served or run. */
	files: z.record(z.string(), ReleasedFile),
	/** The first file for a browser: the remote entry of a slice, or the script of the shell. */
	webEntry: z.string(),
	webStyles: z.array(z.string()),
	nodeEntry: z.string(),
	exposes: z.record(z.string(), Exposed),
});
export type Release = z.infer<typeof Release>;

/** One version per package; slices may be missing, the shell may not. */
export const ReleaseVersions = z.record(PackageName, z.string()).refine((versions) => 'shell' in versions, 'no shell');
export type ReleaseVersions = z.infer<typeof ReleaseVersions>;

export const ReleaseSet = z.object({ id: z.string(), releases: ReleaseVersions });
export type ReleaseSet = z.infer<typeof ReleaseSet>;
