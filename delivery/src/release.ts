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

/** Names by the module that has them, such as `{ "react": ["useState"] }`; a module of which all is taken has an asterisk. */
const Names = z.record(z.string(), z.array(z.string()));
export type Names = z.infer<typeof Names>;

/** An address that a package shows a page at; names and addresses are unique in a set. */
export const ReleasedRoute = z.object({
	name: z.string(),
	/** A pattern of React Router, such as `/program/:year?`. */
	path: z.string(),
	/** Such as `mf_loyalty/program-page`. */
	page: z.string(),
	layout: z.enum(['default', 'minimal', 'empty']).default('default'),
	/** The page is not for anyone: it has no record, and the browser runs its loader. */
	personal: z.literal(true).optional(),
});
export type ReleasedRoute = z.infer<typeof ReleasedRoute>;

/** Where a release comes from, as far as the machine that built it knows. */
export const Provenance = z.object({
	builtAt: z.iso.datetime(),
	commit: z.string().optional(),
	author: z.string().optional(),
	react: z.string().optional(),
});
export type Provenance = z.infer<typeof Provenance>;

/** The kernel that a shell brings, or that a slice was built with. */
export const Kernel = z.object({
	version: z.string(),
	/** Hash of the kernel's `contract/`. */
	contract: z.string(),
});
export type Kernel = z.infer<typeof Kernel>;

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
	/** What a slice takes from the shell at run time. */
	takes: Names.optional(),
	/** What the shell gives to slices. */
	brings: Names.optional(),
	/** Pages and fragments that it names, such as `mf_content/faq-page`. */
	places: z.array(z.string()).optional(),
	/** A slice's own declarations, or the shell's route table. */
	routes: z.array(ReleasedRoute).optional(),
	kernel: Kernel.optional(),
	provenance: Provenance.optional(),
});
export type Release = z.infer<typeof Release>;

export const PackageVersions = z.partialRecord(PackageName, z.string());
export type PackageVersions = z.infer<typeof PackageVersions>;

/** It names the folder of a release below that of its package. */
const Version = z.string().regex(/^\w[\w.+-]*$/);

/** A release in a set; `hash` is that of its `release.json`, which has the hashes of its files. */
export const PlacedVersion = z.object({ version: Version, hash: z.string() });
export type PlacedVersion = z.infer<typeof PlacedVersion>;

/** Releases that are shown together. The id tells what is in the set, so a set never changes. */
export const ReleaseSet = z.object({
	id: z.string(),
	releases: z.partialRecord(PackageName, PlacedVersion).refine((releases) => 'shell' in releases, 'no shell'),
});
export type ReleaseSet = z.infer<typeof ReleaseSet>;

export function placedIn(set: ReleaseSet | undefined): [PackageName, PlacedVersion][] {
	return Object.entries(set?.releases ?? {}) as [PackageName, PlacedVersion][];
}
