/** The requested fields of a document; `stock.is_in_stock` names a part of one. */
export interface Projection {
	include?: string[] | undefined;
	exclude?: string[] | undefined;
}

/** Further names are ignored. */
const MAX_NAMES = 300;

/** Unknown names are ignored, because vue-storefront's clients ask for fields of many platforms. */
export function createProjection({ include, exclude }: Projection, allowed: readonly string[]) {
	const included = treeOf(include?.includes('*') ? [] : (include ?? []));
	const all = included.size === 0;
	const excluded = treeOf(exclude ?? []);
	const names = allowed.filter((name) => all || included.has(name));
	const parts = names.map((name) => [name, partOf(included.get(name), excluded.get(name))] as const);

	return (document: Readonly<Record<string, unknown>>): Record<string, unknown> => {
		const copy: Record<string, unknown> = {};
		for (const [name, part] of parts) {
			const value = part(document[name]);
			if (value !== undefined) copy[name] = value;
		}
		return copy;
	};
}

/** Parts by the first name; an empty set means the whole field. */
function treeOf(names: string[]): Map<string, Set<string>> {
	const tree = new Map<string, Set<string>>();
	for (const name of names.slice(0, MAX_NAMES)) {
		const [first = '', part] = name.split('.', 2);
		const parts = tree.get(first);
		if (part === undefined || part === '*') tree.set(first, new Set());
		else if (!parts) tree.set(first, new Set([part]));
		else if (parts.size > 0) parts.add(part);
	}
	return tree;
}

function partOf(included: Set<string> | undefined, excluded: Set<string> | undefined): (value: unknown) => unknown {
	if (excluded?.size === 0) return () => undefined;
	if (!excluded && !included?.size) return (value) => value;
	const copy = included?.size
		? copyOf([...included].filter((name) => !excluded?.has(name)))
		: (value: object) => Object.fromEntries(Object.entries(value).filter(([name]) => !excluded?.has(name)));
	const pick = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(pick);
		return value === null || typeof value !== 'object' ? value : copy(value);
	};
	return pick;
}

/** A listing has hundreds of variants, of which each has three times as many fields as are asked for. */
function copyOf(names: string[]) {
	return (value: object): object => {
		const copy: Record<string, unknown> = {};
		for (const name of names) if (Object.hasOwn(value, name)) copy[name] = Reflect.get(value, name);
		return copy;
	};
}
