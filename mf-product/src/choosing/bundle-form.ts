import type { SetOption } from '../product/product-page-data.ts';
import { bundleField, type ChosenOption, type ChosenParts, chosenOf } from './bundle-choice.ts';

export function bundlePieces(id: number): string {
	return bundleField(id, 'qty');
}

/** The garments of an option in its fields; one that cannot be chosen otherwise has none. */
function garmentsIn(option: SetOption, chosen: ChosenParts, fields: FormData): ChosenOption['garments'] {
	const { id } = option.choice;
	const before = chosenOf(option, chosen);
	const isAsked = fields.has(bundleField(id)) || option.choice.several;
	const skus = isAsked ? fields.getAll(bundleField(id)).map(String) : before.map(({ part }) => part.sku);
	const entries = skus.filter(Boolean).map((sku) => {
		const own = before.find(({ part }) => part.sku === sku);
		const codes = own?.part.product.attributes.map(({ code }) => code) ?? [];
		const news = codes.flatMap((code) => {
			const value = fields.get(bundleField(id, sku, code));
			const isNews = typeof value === 'string' && value !== '' && value !== own?.choice.selection[code]?.toString();
			return isNews ? [[code, value] as const] : [];
		});
		return [sku, { ...own?.options, ...Object.fromEntries(news) }] as const;
	});
	return Object.fromEntries(entries);
}

/** What was chosen in the fields before React took them over; null where that is what they show. */
export function partsIn(set: readonly SetOption[], chosen: ChosenParts, fields: FormData): ChosenParts | null {
	const found = set.flatMap((option): (readonly [number, ChosenOption])[] => {
		const { id } = option.choice;
		const before = chosen[id];
		const pieces = Number(fields.get(bundlePieces(id)) ?? 0);
		const quantity = pieces > 0 ? pieces : before?.quantity;
		const garments = garmentsIn(option, chosen, fields);
		if (Object.keys(garments).length === 0) return [];
		return [[id, { garments, ...(quantity !== undefined && { quantity }) }]];
	});
	const news = Object.fromEntries(found);
	return shownOf(set, news) === shownOf(set, chosen) ? null : news;
}

/** Equal for choices that show the same. */
function shownOf(set: readonly SetOption[], chosen: ChosenParts): string {
	const parts = set.flatMap((option) => chosenOf(option, chosen));
	return JSON.stringify(parts.map(({ part, choice, quantity }) => [part.sku, choice.selection, quantity]));
}
