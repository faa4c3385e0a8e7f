import type { StoreViews } from '../store-views.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal 422 for a currency that no storefront sells in */
export function requireCurrencies(storeViews: StoreViews, currencies: readonly string[]): void {
	const sold = new Set(storeViews.map(({ i18n }) => i18n.currencyCode));
	const unknown = currencies.find((currency) => !sold.has(currency));
	if (unknown) throw new Refusal(422, 'invalid-input', `No storefront sells in ${unknown}.`);
}
