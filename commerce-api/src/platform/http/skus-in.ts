import { Refusal } from './refusal.ts';

const MAX_SKUS = 100;

/** Each once. @throws Refusal 422 for more than 100 */
export function skusIn(list: string): string[] {
	const skus = [...new Set(list.split(',').filter((sku) => sku !== ''))];
	if (skus.length <= MAX_SKUS) return skus;
	throw new Refusal(422, 'too-many', `At most ${MAX_SKUS} products can be asked for at once.`);
}
