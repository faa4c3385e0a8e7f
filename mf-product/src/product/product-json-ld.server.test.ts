import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { describe, expect, it } from 'vitest';
import { BLOUSE, pageOf, SCARF } from '../products.fixture.ts';
import { productCore } from './product-core.ts';
import { productJsonLd, productTags } from './product-json-ld.server.ts';

const inOna = (product: typeof BLOUSE) => ({ ...pageOf(product, 0), crumbs: [{ name: 'Ona', href: '/ona' }] });
const absolute = (path: string) => `https://shop.example${path}`;
const written = (product: typeof BLOUSE) => productJsonLd(inOna(product), fakeShop(), absolute);

describe('a product for search engines', () => {
	it('is a group of variants, each with its colour, size, address and offer', () => {
		const [group] = written(BLOUSE);
		expect(group).toMatchObject({
			'@type': 'ProductGroup',
			productGroupID: 'BL-006',
			variesBy: ['https://schema.org/color', 'https://schema.org/size'],
			brand: { name: 'Kram' },
		});
		expect(group?.hasVariant).toHaveLength(4);
		expect(group?.hasVariant).toContainEqual({
			'@type': 'Product',
			sku: 'BL-006-PUD-M',
			name: 'Bluzka Jutrzenka, Pudrowy, M',
			image: ['https://shop.example/img/600x744/b/l/pink-front.webp'],
			color: 'Pudrowy',
			size: 'M',
			offers: expect.objectContaining({
				url: 'https://shop.example/bluzka?childSku=BL-006-PUD-M',
				price: '199.00',
				priceCurrency: 'PLN',
				availability: 'https://schema.org/InStock',
			}),
		});
		expect(JSON.stringify(group)).toContain('OutOfStock');
	});

	it('without variants carries its own offer; sending it is free from the shop’s threshold on', () => {
		const [scarf] = written(SCARF);
		expect(scarf).toMatchObject({
			'@type': 'Product',
			offers: { price: '149.00', shippingDetails: { shippingRate: { value: 5 } } },
		});
		const [dear] = written({ ...SCARF, price_incl_tax: 300 });
		expect(dear).toMatchObject({ offers: { price: '300.00', shippingDetails: { shippingRate: { value: 0 } } } });
	});

	it('of several parts begins at a price (5.17)', () => {
		const set = [{ title: 'Szalik', parts: [], choice: { id: 1, required: true, several: false } }];
		const [bundle] = productJsonLd({ ...inOna(SCARF), set }, fakeShop(), absolute);
		const offers = expect.objectContaining({ '@type': 'AggregateOffer', lowPrice: '149.00', priceCurrency: 'PLN' });
		expect(bundle).toMatchObject({ '@type': 'Product', offers });
		expect(bundle).not.toHaveProperty('offers.price');
	});

	it('is not sent where it is virtual', () => {
		const [card] = written({ ...SCARF, type_id: 'virtual' });
		expect(card).toMatchObject({ offers: { price: '149.00' } });
		expect(JSON.stringify(card)).not.toContain('shipping');
	});

	it('says where it is', () => {
		expect(written(SCARF)[1]?.itemListElement).toEqual([
			{ '@type': 'ListItem', position: 1, name: 'Strona główna', item: 'https://shop.example/' },
			{ '@type': 'ListItem', position: 2, name: 'Ona', item: 'https://shop.example/ona' },
			{ '@type': 'ListItem', position: 3, name: 'Szalik Ponowa' },
		]);
	});
});

it('a cached page goes with the product and with what it shows beside it', () => {
	const tile = { ...productCore(SCARF, 0), image: null, hoverImage: null, isNew: false, swatches: [] };
	const page = { ...inOna(BLOUSE), related: { kind: 'matching' as const, tiles: [tile, tile] } };
	expect(productTags(page)).toEqual(['product:470', 'product:500']);
});
