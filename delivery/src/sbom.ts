import type { InstalledPackage } from './installed-packages.ts';

interface Component {
	type: 'application' | 'library';
	'bom-ref': string;
	name: string;
	version: string;
	purl?: string;
	licenses?: ({ expression: string } | { license: { name: string } })[];
}

/** `pkg:npm/%40scope/name@1.0.0` (package-url). */
const purlOf = ({ name, version }: InstalledPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const SPDX = /^[\w.+()-]+( (AND|OR|WITH) [\w.+()-]+)*$/;

function componentOf(one: InstalledPackage): Component {
	const purl = purlOf(one);
	const license = SPDX.test(one.license) ? { expression: one.license } : { license: { name: one.license } };
	const { name, version } = one;
	return { type: 'library', 'bom-ref': purl, name, version, purl, ...(one.license && { licenses: [license] }) };
}

/**
 * The bill of materials of something that was built from packages: CycloneDX 1.6 as JSON. It has neither a time nor a serial
 * number, so the same packages give the same bytes.
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function sbomOf(built: { name: string; version: string }, packages: readonly InstalledPackage[]) {
	const application: Component = { type: 'application', 'bom-ref': `${built.name}@${built.version}`, ...built };
	return {
		bomFormat: 'CycloneDX' as const,
		specVersion: '1.6' as const,
		version: 1,
		metadata: { component: application },
		components: packages.map(componentOf),
		dependencies: [{ ref: application['bom-ref'], dependsOn: packages.map(purlOf) }],
	};
}
