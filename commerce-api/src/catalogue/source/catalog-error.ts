/** A catalogue that contradicts itself, e.g. a sku given twice; nothing of it is written. */
export class CatalogError extends Error {
	override name = 'CatalogError';
}
