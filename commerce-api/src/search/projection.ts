/** Which fields of a document are asked for; `stock.is_in_stock` names a part of one. */
export interface Projection {
	include?: string[] | undefined;
	exclude?: string[] | undefined;
}

/** No page needs this many fields; more are ignored. */
const MAX_NAMES = 300;

/**
 * A copy with the asked fields only. Names that the contract does not know are passed over: vue-storefront's clients ask
 * for fields of many platforms, and nothing outside `allowed` ever leaves.
 */
export function createProjection({ include, exclude }: Projection, allowed: readonly string[]) {
	const wanted = treeOf(include?.includes('*') ? [] : (include ?? []));
	const all = wanted.size === 0;
	const unwanted = treeOf(exclude ?? []);
	const names = allowed.filter((name) => all || wanted.has(name));
	const parts = names.map((name) => [name, partOf(wanted.get(name), unwanted.get(name))] as const);

	return (document: Readonly<Record<string, unknown>>): Record<string, unknown> => {
		const copy: Record<string, unknown> = {};
		for (const [name, part] of parts) {
			const value = part(document[name]);
			if (value !== undefined) copy[name] = value;
		}
		return copy;
	};
}

/** By first name: the parts named below it; no parts mean the whole. */
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

function partOf(wanted: Set<string> | undefined, unwanted: Set<string> | undefined): (value: unknown) => unknown {
	if (unwanted?.size === 0) return () => undefined;
	if (!unwanted && !wanted?.size) return (value) => value;
	const copy = wanted?.size
		? copyOf([...wanted].filter((name) => !unwanted?.has(name)))
		: (value: object) => Object.fromEntries(Object.entries(value).filter(([name]) => !unwanted?.has(name)));
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
