import type { InstalledPackage } from '../delivery/src/installed-packages.ts';

/** Licences under which a merchant may use, change and pass on the shop without giving anything up (SPDX names). */
const ALLOWED = new Set([
	'0BSD',
	'Apache-2.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'BlueOak-1.0.0',
	'CC0-1.0',
	'ISC',
	'MIT',
	'MIT-0',
	'OFL-1.1',
	'Python-2.0',
	'Zlib',
]);

/** Packages with another licence, or with none in their `package.json`, and why they may be here. */
const EXCEPTIONS: Record<string, string> = {
	'@axe-core/playwright': 'MPL-2.0: in the tests only, unchanged',
	'axe-core': 'MPL-2.0: in the tests only, unchanged',
	'dejavu-fonts-ttf': 'the licence of Bitstream Vera: free to use, embed and pass on; for invoices',
	lightningcss: 'MPL-2.0: in the build only, unchanged',
	'png-js': 'MIT by its LICENSE file; part of pdfkit',
};
const EXCEPTIONS_BY_SYSTEM: Record<string, string> = {
	'lightningcss-': 'MPL-2.0: in the build only, unchanged',
	'@img/sharp-libvips-': 'LGPL-3.0: a library of its own that anybody may replace; for pictures',
	'@img/sharp-win32-': 'Apache-2.0 with libvips in it, LGPL-3.0: as above',
};

/** Reads an SPDX expression: one alternative is enough, and all of its parts must be allowed. */
function isAllowed(expression: string): boolean {
	const alternatives = expression.replace(/[()]/g, '').split(' OR ');
	return alternatives.some((one) => one.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

function isException(name: string): boolean {
	return name in EXCEPTIONS || Object.keys(EXCEPTIONS_BY_SYSTEM).some((start) => name.startsWith(start));
}

export function licenceFaults(packages: readonly InstalledPackage[]): string[] {
	const refused = packages.filter(({ name, license }) => !isAllowed(license) && !isException(name));
	return refused.map(({ name, version, license }) => `${name} ${version} has the licence ${license || '(none)'}`);
}
