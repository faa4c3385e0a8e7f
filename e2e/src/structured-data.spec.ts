import { expect, test } from '@playwright/test';
import { definitionFaults, describedIn } from './schema-org.ts';

/** A page of each kind, with the types that it describes. */
const PAGES = [
	['/', ['OnlineStore', 'WebSite']],
	['/de', ['OnlineStore', 'WebSite']],
	['/ona/sukienki', ['BreadcrumbList', 'ItemList']],
	['/nowosc', ['BreadcrumbList', 'ItemList']],
	['/sukienka-lniana-jagna', ['ProductGroup', 'BreadcrumbList']],
	['/it/abito-in-lino-jagna', ['ProductGroup', 'BreadcrumbList']],
	['/faq', ['FAQPage']],
	['/o-nas', ['WebPage', 'BreadcrumbList']],
] as const;

for (const [path, types] of PAGES) {
	test(`${path} is described by ${types.join(' and ')} as schema.org defines them (2.42)`, async ({ request }) => {
		const described = describedIn(await (await request.get(path)).text());
		expect(described.map((object) => object['@type'])).toEqual(types);
		expect(described.flatMap(definitionFaults)).toEqual([]);
	});
}

for (const type of ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']) {
	test(`a ${type} product is described as schema.org defines it (2.42)`, async ({ request }) => {
		const _appliedFilters = [
			{ attribute: 'type_id', value: { eq: type } },
			{ attribute: 'visibility', value: { in: [2, 3, 4] } },
		];
		const data = { type: 'product', searchQuery: { _appliedFilters }, size: 3 };
		const { hits } = await (await request.post('/api/catalog/search', { data })).json();
		expect(hits).not.toEqual([]);
		for (const { url_path: path } of hits) {
			const described = describedIn(await (await request.get(`/${path}`)).text());
			expect(described.map((object) => object['@type'])).toContain('BreadcrumbList');
			expect(described.flatMap(definitionFaults)).toEqual([]);
		}
	});
}

test('a store is described as schema.org defines it (2.42)', async ({ request }) => {
	const list = await (await request.get('/salony')).text();
	const [, path = ''] = /href="(\/salony\/[^"]+)"/.exec(list) ?? [];
	const described = describedIn(await (await request.get(path)).text());
	expect(described.map((object) => object['@type'])).toEqual(['ClothingStore', 'BreadcrumbList']);
	expect(described.flatMap(definitionFaults)).toEqual([]);
});

test('what schema.org does not know is found: a type, a property, a value (2.42)', () => {
	const wrong = {
		...{ '@type': 'Product', name: 'Szalik', colour: 'rudy', brand: { '@type': 'Offer' } },
		offers: { '@type': 'Offer', price: '1.00', availability: 'https://schema.org/Maybe', seller: { '@type': 'Shop' } },
	};
	expect(definitionFaults(wrong)).toEqual([
		'Product has no colour',
		'Product.brand cannot be {"@type":"Offer"}',
		'Offer.availability cannot be "https://schema.org/Maybe"',
		'Offer.seller cannot be {"@type":"Shop"}',
		'no type "Shop"',
	]);
});
