interface StoreNaming {
	storeCode: string;
	/** Whether the shop has several store views with carts of their own. */
	multistore: boolean;
	/** Whether store views share what is stored nevertheless. */
	commonCache: boolean;
}

/** Each store view has a database of its own where prices and products differ (predecessor 4.1). */
export function databaseName({ storeCode, multistore, commonCache }: StoreNaming): string {
	return multistore && !commonCache ? `${storeCode}-shop` : 'shop';
}

let current = 'shop';

export function currentDatabase(): string {
	return current;
}

/** Says whose database this page uses. Call before anything is stored or restored. */
export function useDatabase(naming: StoreNaming): void {
	current = databaseName(naming);
}
