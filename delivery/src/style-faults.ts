/** Comments and texts, in which braces and points mean nothing. */
const IGNORED = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;
/** A statement or the beginning or end of a block. */
const PART = /([^{};]*)([{};])/g;
/** Blocks whose rules are those of the page, under a condition. */
const GROUP = /^@(layer|media|supports|container|starting-style)\b/;
const CLASS = /\.([a-z_][\w-]*)/gi;

/** Selectors on the outermost level; a rule within another is that one's own. */
function outerSelectors(css: string): string[] {
	const selectors: string[] = [];
	const groups: boolean[] = [];
	for (const [, text = '', end] of css.replaceAll(IGNORED, '').matchAll(PART)) {
		const start = text.trim();
		if (end === '}') groups.pop();
		if (end !== '{') continue;
		const isOuter = groups.every(Boolean);
		if (isOuter && !start.startsWith('@')) selectors.push(...start.split(/,(?![^(]*\))/));
		groups.push(GROUP.test(start));
	}
	return selectors.map((selector) => selector.trim());
}

/** Lists selectors that name no class and so reach what other slices show, such as `body` or `:root`. */
export function globalSelectors(css: string): string[] {
	const withoutClass = (selector: string) => !/\.[a-z_]/i.test(selector.replaceAll(/:not\([^)]*\)/g, ''));
	return [...new Set(outerSelectors(css).filter(withoutClass))];
}

export interface PackageStyles {
	name: string;
	css: string;
}

/** What styles of a set do to pages of other packages, one line each; the shell's are for all pages. */
export function styleFaults(packages: readonly PackageStyles[]): string[] {
	const owners = new Map<string, string>();
	return packages.flatMap(({ name, css }) => {
		const selectors = name === 'shell' ? [] : globalSelectors(css);
		const classes = new Set(
			outerSelectors(css).flatMap((selector) => [...selector.matchAll(CLASS)].map(([, c = '']) => c)),
		);
		const taken = [...classes].filter((one) => (owners.get(one) ?? name) !== name);
		for (const one of classes) owners.set(one, owners.get(one) ?? name);
		return [
			...selectors.map(
				(selector) => `${name} styles ${selector}, which is on pages of others: begin with a class of a CSS module`,
			),
			...taken.map((one) => `${name} styles the class ${one}, which ${owners.get(one)} has`),
		];
	});
}
