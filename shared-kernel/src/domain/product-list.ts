interface Listed {
	sku: string;
}

export function appended<Item extends Listed>(list: readonly Item[], item: Item): readonly Item[] {
	return list.some(({ sku }) => sku === item.sku) ? list : [...list, item];
}

/** Puts a product first unless the list has its sku, and drops the oldest beyond `max`. */
export function putFirst<Item extends Listed>(list: readonly Item[], item: Item, max: number): readonly Item[] {
	return list.some(({ sku }) => sku === item.sku) ? list : [item, ...list].slice(0, max);
}

export function withoutSku<Item extends Listed>(list: readonly Item[], gone: string): readonly Item[] {
	return list.filter(({ sku }) => sku !== gone);
}

export function uniqueBySku<Item extends Listed>(list: readonly Item[]): Item[] {
	return [...new Map(list.toReversed().map((item) => [item.sku, item])).values()].reverse();
}

export function isUnique(list: readonly Listed[]): boolean {
	return new Set(list.map(({ sku }) => sku)).size === list.length;
}
