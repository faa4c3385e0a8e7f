import type { FilterOption, ListingFilter } from './listing-filters.ts';

function optionIn(label: Element): FilterOption {
	const [name, count] = label.querySelectorAll('span, small');
	const colour = label.querySelector('circle')?.getAttribute('fill');
	return {
		id: label.querySelector('input')?.value ?? '',
		label: name?.textContent ?? '',
		...(colour && { colour }),
		count: Number(count?.textContent),
	};
}

/** The filters as the page shows them (`FilterGroup`). */
export function readFilters(): ListingFilter[] {
	return [...document.querySelectorAll('fieldset[data-look]')].map((group) => ({
		code: group.querySelector('input')?.name ?? '',
		label: group.querySelector('legend')?.textContent ?? '',
		options: [...group.querySelectorAll('label')].map(optionIn),
	}));
}

/** Reads back what the server wrote for search engines, which the document therefore tells once. */
export function readDescription(): string | null {
	return document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? null;
}
