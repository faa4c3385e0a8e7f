import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { satisfies } from 'semver';
import * as z from 'zod';
import type { InstalledPackage } from '../delivery/src/installed-packages.ts';

/** A published weakness of a package, e.g. from the GitHub Advisory Database. */
const Advisory = z.object({
	id: z.string(),
	package: z.string(),
	/** Range of the versions that have it, e.g. `<7.0.7`. */
	versions: z.string(),
	severity: z.enum(['low', 'moderate', 'high', 'critical']),
	title: z.string(),
	/** Why the shop is not concerned although it has such a version. */
	accepted: z.string().optional(),
});

export const AdvisoryList = z.object({
	/** Day on which the registry was asked last; null before the first time. */
	asked: z.nullable(z.iso.date()),
	/** Day on which somebody last looked through published advisories by hand, for a registry that answers none. */
	reviewed: z.iso.date(),
	advisories: z.array(Advisory),
});
export type AdvisoryList = z.infer<typeof AdvisoryList>;

export const ADVISORIES = join(import.meta.dirname, 'advisories.json');

export async function readAdvisories(): Promise<AdvisoryList> {
	return AdvisoryList.parse(JSON.parse(await readFile(ADVISORIES, 'utf8')));
}

type Concerning = Pick<AdvisoryList['advisories'][number], 'package' | 'versions'>;

function concerned(packages: readonly InstalledPackage[], { package: name, versions }: Concerning): InstalledPackage[] {
	return packages.filter((one) => one.name === name && satisfies(one.version, versions, { includePrerelease: true }));
}

export function advisoryFaults(packages: readonly InstalledPackage[], { advisories }: AdvisoryList): string[] {
	return advisories
		.filter(({ accepted }) => accepted === undefined)
		.flatMap((advisory) =>
			concerned(packages, advisory).map(
				({ name, version }) => `${name} ${version} (${advisory.severity}): ${advisory.title}, ${advisory.id}`,
			),
		);
}

/** What the list does not say of an installed version yet: packages share the id of an advisory, whose ranges grow. */
export function newAdvisories(
	packages: readonly InstalledPackage[],
	{ advisories: known }: AdvisoryList,
	found: AdvisoryList['advisories'],
): AdvisoryList['advisories'] {
	return found.filter((advisory) => {
		const same = known.filter(({ id }) => id === advisory.id);
		return concerned(packages, advisory).some((one) => same.every((other) => concerned([one], other).length === 0));
	});
}
