import { type Shop, ShopProvider } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FilterGroup } from './filter-group.tsx';
import type { ListingFilter } from './listing-filters.ts';

const COLOUR: ListingFilter = {
	code: 'color',
	label: 'Kolor',
	options: [
		{ id: '1', label: 'Biały & <écru>', colour: '#f6f3ec', count: 4 },
		{ id: '2', label: 'Rudy', colour: '#a9552c', count: 1 },
	],
};
const RECOUNTED = { ...COLOUR, options: COLOUR.options.map((option) => ({ ...option, count: 9 })) };
const SIZE: ListingFilter = { code: 'size', label: 'Rozmiar', options: [{ id: '1', label: 'XS', count: 4 }] };
const SALE: ListingFilter = { code: 'sale', label: 'Wyprzedaż', options: [{ id: '1', label: 'Wyprzedaż', count: 2 }] };

function html(shop: Shop, filter: ListingFilter, chosen: readonly string[]) {
	return renderToString(
		<ShopProvider shop={shop}>
			<FilterGroup filter={filter} chosen={chosen} />
		</ShopProvider>,
	);
}

it('options are the same text whether they were kept or not', () => {
	const plain = fakeShop();
	const texts = new Map<string, string>();
	const keptMarkup = vi.fn<NonNullable<Shop['keptMarkup']>>((_, key, part) => {
		const text = texts.get(String(key)) ?? renderToString(part);
		texts.set(String(key), text);
		return text;
	});
	const kept = { ...plain, keptMarkup };
	for (const filter of [COLOUR, RECOUNTED, SIZE, SALE, COLOUR]) {
		for (const chosen of [[], ['1'], ['1', '2']]) expect(html(kept, filter, chosen)).toBe(html(plain, filter, chosen));
	}
	expect(keptMarkup).toHaveBeenCalledTimes(3 * (2 + 2 + 1 + 1 + 2));
	expect(texts.size).toBe(2 * (2 + 2 + 1 + 1));
});
