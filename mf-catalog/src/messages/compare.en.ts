import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CompareTexts } from './compare.ts';

export const messages: TextsOf<CompareTexts> = {
	title: 'Compare products',
	products: { one: '{count} product', other: '{count} products' },
	price: 'Price',
	availability: 'Availability',
	inStock: 'Available',
	soldOut: 'Sold out',
	none: 'not known',
	remove: 'Remove from comparison: {name}',
	removed: 'Removed from comparison: {name}',
	clear: 'Clear comparison',
	loading: 'Loading the comparison…',
	empty: 'You are not comparing any products yet',
	emptyHint: 'Open a product and choose “Add to comparison”.',
	seeNew: 'See what is new',
	stale: 'This is what the device has kept. Prices and availability may have changed.',
};
