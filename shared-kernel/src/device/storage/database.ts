interface StoreNaming {
	storeCode: string;
	/** Whether the shop has several store views with carts of their own. */
	multistore: boolean;
}

/** The database of a shop's first storefront, and of what all share. */
const COMMON = 'shop';
/** One login opens every storefront of a shop; all else holds a storefront's prices or texts. */
const SHARED = 'user/';

/** Each store view has a database of its own where prices and products differ (rule 21.2). */
export function databaseName({ storeCode, multistore }: StoreNaming): string {
	return multistore ? `${storeCode}-${COMMON}` : COMMON;
}

let current = COMMON;

export function currentDatabase(): string {
	return current;
}

/** Says whose database this page uses. Call before anything is stored or restored. */
export function useDatabase(naming: StoreNaming): void {
	current = databaseName(naming);
}

/** Where a value is stored, by its collection and key, e.g. `de-shop/cart/current-cart`. */
export function storedName(key: string): string {
	return `${key.startsWith(SHARED) ? COMMON : current}/${key}`;
}

/** Whether a name lies in a collection (`cart/`) of any of the shop's databases. */
export function liesIn(name: string, collection: string): boolean {
	const [, path = ''] = /^(?:[a-z]{2}-)?shop\/(.*)$/s.exec(name) ?? [];
	return path !== '' && path.startsWith(collection);
}
