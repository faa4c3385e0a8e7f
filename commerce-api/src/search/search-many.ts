import type { SearchAnswer, SearchRequest } from '@pasaz/kernel/contract/catalog';
import type { RefusedSearch } from '@pasaz/kernel/contract/catalog-searches';
import { Refusal } from '../platform/http/refusal.ts';
import { rangeOf } from './range-of.ts';

/** Products that the searches of one call may ask for together: twice as many as one search. */
const MAX_PRODUCTS = 1000;

/** @throws Refusal for more than one answer can hold */
export function refuseTooMany(searches: readonly SearchRequest[]): void {
	const products = searches.filter(({ type }) => type === 'product').reduce((sum, one) => sum + rangeOf(one).size, 0);
	if (products > MAX_PRODUCTS)
		throw new Refusal(422, 'too-many', `At most ${MAX_PRODUCTS} products can be asked for at once.`);
}

/** What is refused has its reason in its place; any other failure is one of the whole call. */
export async function orRefused(answer: Promise<SearchAnswer>): Promise<SearchAnswer | RefusedSearch> {
	try {
		return await answer;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const { status, errorCode, message } = error;
		return { code: status, result: { errorMessage: message, errorCode } };
	}
}
