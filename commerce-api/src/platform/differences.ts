export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Lists of the same length are compared by member and written as an object by index; others are written whole. */
export type Differences = { [name: string]: Json };

/** Empty for equal documents. Fields that `other` lacks do not count. */
export function differences(base: object, other: object): Differences {
	const known = new Map<string, Json>(Object.entries(base));
	const found: Differences = {};
	for (const [name, value] of Object.entries(other)) {
		const difference = differenceOf(known.get(name), value);
		if (difference !== undefined) found[name] = difference;
	}
	return found;
}

function differenceOf(base: Json | undefined, other: Json | undefined): Json | undefined {
	if (base === other || other === undefined) return undefined;
	if (!isBranch(base) || !isBranch(other) || !areAlike(base, other)) return other;
	const parts = differences(base, other);
	return Object.keys(parts).length > 0 ? parts : undefined;
}

export function withDifferences<T>(base: T, found: Json): T;
export function withDifferences(base: Json | undefined, found: Json): Json | undefined {
	if (!isBranch(base) || !isBranch(found) || Array.isArray(found)) return found;
	const parts = new Map(Object.entries(found));
	const put = (value: Json, name: string) => {
		const part = parts.get(name);
		return part === undefined ? value : withDifferences(value, part);
	};
	if (Array.isArray(base)) return base.map((value, place) => put(value, String(place)));
	const kept = Object.entries(base).map(([name, value]) => [name, put(value, name)] as const);
	return { ...Object.fromEntries(parts), ...Object.fromEntries(kept) };
}

type Branch = readonly Json[] | { readonly [name: string]: Json };

function isBranch(value: Json | undefined): value is Branch {
	return typeof value === 'object' && value !== null;
}

function areAlike(base: Branch, other: Branch): boolean {
	if (Array.isArray(base) && Array.isArray(other)) return base.length === other.length;
	return !Array.isArray(base) && !Array.isArray(other);
}
