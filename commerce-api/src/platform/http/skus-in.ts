import { Refusal } from './refusal.ts';

const MAX_SKUS = 100;

/** Leaves out what the database cannot store. @throws Refusal 422 for more than 100 */
export function skusIn(list: string): string[] {
	const skus = list.split(',').filter((sku) => sku !== '');
	if (skus.length <= MAX_SKUS) return skus.map((sku) => sku.replaceAll('\0', ''));
	throw new Refusal(422, 'too-many', `At most ${MAX_SKUS} products can be asked for at once.`);
}
