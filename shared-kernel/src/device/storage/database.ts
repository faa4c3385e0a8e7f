interface StoreNaming {
	storeCode: string;
	/** A storefront with a prefix has its own prices, so it keeps its own carts and lists. */
	appendStoreCode: boolean;
}

/** The database of a shop with one storefront, and of data that all storefronts share. */
const COMMON = 'shop';
/** One login opens every storefront, which all have one cart; other data holds a storefront's prices or texts. */
const SHARED = ['user/', 'shared-cart/'];

/** Store views have databases of their own because their prices and products differ (rule 21.2). */
export function databaseName({ storeCode, appendStoreCode }: StoreNaming): string {
	return appendStoreCode ? `${storeCode}-${COMMON}` : COMMON;
}

let current = COMMON;

export function currentDatabase(): string {
	return current;
}

/** Chooses the store view's database. Call it before anything is stored or restored. */
export function useDatabase(naming: StoreNaming): void {
	current = databaseName(naming);
}

/** Full name of a collection's key, e.g. `de-shop/cart/current-cart`. */
export function storedName(key: string): string {
	return `${SHARED.some((collection) => key.startsWith(collection)) ? COMMON : current}/${key}`;
}

/** Whether a name lies in a collection (`cart/`) of any of the shop's databases. */
export function belongsTo(name: string, collection: string): boolean {
	const [, path = ''] = /^(?:[a-z]{2}-)?shop\/(.*)$/s.exec(name) ?? [];
	return path !== '' && path.startsWith(collection);
}
