import type { CatalogSource, SourceProduct, SourceVariant } from './catalog-source.ts';

const CREATED = '2026-10-01T08:00:00.000Z';
const COLOURS = [
	{ label: 'Rudy', swatch: '#a0522d' },
	{ label: 'Czarny', swatch: '#111111' },
	{ label: 'Żółty', swatch: '#f2c12e' },
];
const SIZES = ['XS', 'S', 'M', 'L'];

/** A small shop with one product of every type, for tests. */
export function fixtureCatalog(): CatalogSource {
	return {
		categories: [
			category('ona', 'Ona', 20),
			category('ona/sukienki', 'Sukienki', 10),
			category('ona/sukienki/midi', 'Midi', 5),
			category('on', 'On', 10),
			category('dodatki', 'Dodatki', 5),
		],
		attributes: [
			{ ...select('color', 'Kolor'), options: COLOURS },
			{ ...select('size', 'Rozmiar'), options: SIZES.map((label) => ({ label })) },
			{ ...select('material', 'Materiał'), options: [{ label: 'Len' }, { label: 'Bawełna' }] },
			{ ...select('care', 'Pielęgnacja'), input: 'text', filterable: false, options: [] },
		],
		tags: [
			{ slug: 'nowosc', name: 'Nowość', means: 'new', left: true, position: 10 },
			{ slug: 'promocje', name: 'Promocje', means: 'sale', menuName: 'Okazje', left: false, position: 5 },
		],
		products: [dress(), shirt(), scarf(), set(), bundle(), giftCard(), pattern(), disabled()],
		pictures: new Map([['/s/u/sukienka-rudy-front', { kind: 'file', file: '/missing/sukienka.jpg' }]]),
		pages: [{ urlKey: 'o-nas', title: 'O nas', content: '<h2>Pasaż</h2><script>alert(1)</script>' }],
		faq: [{ title: 'Zamówienia', items: [{ question: 'Kiedy?', answer: '<p onclick="x()">Jutro</p>' }] }],
	};
}

function category(urlPath: string, name: string, position: number) {
	return { urlPath, name, position, includeInMenu: true };
}

function select(code: string, label: string) {
	return { code, label, input: 'select' as const, filterable: true, comparable: true, visibleOnFront: true };
}

function product(
	given: Partial<SourceProduct> & Pick<SourceProduct, 'sku' | 'type' | 'name' | 'urlKey'>,
): SourceProduct {
	return {
		enabled: true,
		visibility: 4,
		price: { regular: 0 },
		stock: { qty: 0, isInStock: true },
		description: `<p>${given.name}</p>`,
		categories: [],
		tags: [],
		pictures: [],
		attributes: {},
		taxClass: 'standard',
		recommended: false,
		priority: 0,
		createdAt: CREATED,
		...given,
	};
}

function variant(parent: string, [color = '', size = '']: string[], given: Partial<SourceVariant>): SourceVariant {
	return {
		sku: `${parent}-${color}-${size}`,
		name: `${parent} ${color} ${size}`,
		price: { regular: 25900 },
		stock: { qty: 5, isInStock: true },
		options: { color, size },
		pictures: [],
		enabled: true,
		...given,
	};
}

function dress(): SourceProduct {
	return product({
		sku: 'SUK-1',
		type: 'configurable',
		name: 'Sukienka lniana Żonkil',
		urlKey: 'sukienka-lniana-zonkil',
		categories: ['ona/sukienki/midi'],
		tags: ['nowosc'],
		pictures: ['/s/u/sukienka-rudy-front'],
		attributes: { material: 'Len', care: 'Prać w 30 °C' },
		recommended: true,
		priority: 50,
		variantAttributes: ['color', 'size'],
		variants: [
			variant('SUK-1', ['Rudy', 'S'], {}),
			variant('SUK-1', ['Rudy', 'M'], { stock: { qty: 0, isInStock: false } }),
			variant('SUK-1', ['Czarny', 'M'], {
				pictures: ['/s/u/sukienka-czarny-front', '/s/u/sukienka-czarny-back'],
				price: {
					regular: 26900,
					special: 19900,
					history: [
						{ since: '2026-10-01T08:00:00Z', price: 26900 },
						{ since: '2026-10-20T08:00:00Z', price: 24900 },
						{ since: '2026-11-01T08:00:00Z', price: 26900 },
						{ since: '2026-11-10T08:00:00Z', price: 19900 },
					],
				},
			}),
			variant('SUK-1', ['Czarny', 'L'], { enabled: false }),
		],
	});
}

function shirt(): SourceProduct {
	return product({
		sku: 'KOSZ-1',
		type: 'configurable',
		name: 'Koszula Wierzba',
		uuid: '0b9d3b1c-6d39-4a0e-9a0f-1f2f7a1d2c3e',
		urlKey: 'koszula-wierzba',
		categories: ['on'],
		attributes: { material: 'Bawełna' },
		priority: 40,
		createdAt: '2026-10-05T08:00:00.000Z',
		variantAttributes: ['color', 'size'],
		variants: [
			variant('KOSZ-1', ['Czarny', 'S'], { price: { regular: 12900 } }),
			variant('KOSZ-1', ['Żółty', 'L'], { price: { regular: 12900 } }),
		],
	});
}

function scarf(): SourceProduct {
	return product({
		sku: 'SZAL-1',
		type: 'simple',
		name: 'Szalik Mgła',
		urlKey: 'szalik-mgla',
		price: {
			regular: 4999,
			tiers: [
				{ qty: 3, price: 4499 },
				{ qty: 6, price: 3999 },
				{ qty: 1, price: 4200, groupId: 2 },
				{ qty: 3, price: 3500, groupId: 2 },
			],
		},
		stock: { qty: 10, isInStock: true },
		categories: ['dodatki'],
		tags: ['promocje'],
		attributes: { color: 'Czarny' },
		priority: 30,
	});
}

function set(): SourceProduct {
	return product({
		sku: 'ZESTAW-1',
		type: 'grouped',
		name: 'Zestaw na plażę',
		urlKey: 'zestaw-na-plaze',
		categories: ['dodatki'],
		priority: 20,
		links: [
			{ sku: 'SZAL-1', type: 'associated' },
			{ sku: 'SUK-1', type: 'upsell' },
		],
	});
}

function bundle(): SourceProduct {
	const choice = (sku: string, isDefault: boolean) => ({ sku, qty: 1, isDefault });
	return product({
		sku: 'KOMPLET-1',
		type: 'bundle',
		name: 'Komplet na miarę',
		urlKey: 'komplet-na-miare',
		categories: ['dodatki'],
		priority: 10,
		bundleOptions: [
			{ title: 'Szalik', required: true, type: 'radio', products: [{ ...choice('SZAL-1', true), canChange: true }] },
			{ title: 'Karta', required: false, type: 'checkbox', products: [choice('KARTA-1', false)] },
		],
	});
}

function giftCard(): SourceProduct {
	return product({
		sku: 'KARTA-1',
		type: 'virtual',
		name: 'Karta podarunkowa',
		urlKey: 'karta-podarunkowa',
		price: { regular: 10000 },
		taxClass: 'none',
		categories: ['dodatki'],
		customOptions: [
			{ title: 'Dedykacja', required: false, type: 'field', maxCharacters: 20 },
			{
				title: 'Koperta',
				required: false,
				type: 'radio',
				values: [{ title: 'zwykła' }, { title: 'ozdobna', price: 850 }, { title: 'jedwabna', percent: 10 }],
			},
		],
	});
}

function pattern(): SourceProduct {
	return product({
		sku: 'WYKROJ-1',
		type: 'downloadable',
		name: 'Wykrój spódnicy',
		urlKey: 'wykroj-spodnicy',
		price: { regular: 2500, special: 2000, specialFrom: '2026-11-01', specialTo: '2026-11-30' },
		downloads: [{ title: 'PDF' }],
	});
}

function disabled(): SourceProduct {
	return product({
		sku: 'STARE-1',
		type: 'simple',
		name: 'Stare',
		urlKey: 'stare',
		price: { regular: 100 },
		enabled: false,
	});
}
