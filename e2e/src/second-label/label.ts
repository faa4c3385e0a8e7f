import type { SeedSource } from '@pasaz/commerce-api/label';

type Product = SeedSource['catalog']['products'][number];

const GOODS: [name: string, urlKey: string, category: string, cents: number, tags: string[]][] = [
	['Harbour Jumper', 'harbour-jumper', 'jumpers', 89_00, ['just-landed']],
	['Lighthouse Jumper', 'lighthouse-jumper', 'jumpers', 95_00, []],
	['Fog Cardigan', 'fog-cardigan', 'jumpers', 79_00, ['last-pieces']],
	['Gull Cap', 'gull-cap', 'caps', 25_00, ['just-landed']],
	['Keel Cap', 'keel-cap', 'caps', 29_00, []],
	['Anchor Cap', 'anchor-cap', 'caps', 27_00, ['last-pieces']],
];

const IRISH_VAT = {
	...{ id: 1, code: 'Standard', product_tax_class_ids: [2], customer_tax_class_ids: [3] },
	rates: [{ id: 1, rate: 23, tax_country_id: 'IE', tax_region_id: 0, code: 'IE-23' }],
};

function toProduct([name, urlKey, category, regular, tags]: (typeof GOODS)[number], index: number): Product {
	return {
		...{ sku: `TIDE-${index + 1}`, type: 'simple', name, urlKey, tags, enabled: true, visibility: 4 },
		price: { regular },
		stock: { qty: 50, isInStock: true },
		description: `<p>${name}, knitted by the sea.</p>`,
		categories: [category],
		pictures: [`/t/i/${urlKey}`],
		attributes: {},
		taxClass: 'standard',
		recommended: index < 3,
		priority: index,
		createdAt: '2026-11-01T08:00:00Z',
	};
}

const page = (urlKey: string, title: string) => ({ urlKey, title, content: `<p>${title}, in short.</p>` });

const catalog: SeedSource['catalog'] = {
	categories: [
		{ urlPath: 'jumpers', name: 'Jumpers', position: 2, includeInMenu: true },
		{ urlPath: 'caps', name: 'Caps', position: 1, includeInMenu: true },
	],
	attributes: [],
	tags: [
		{ slug: 'just-landed', name: 'Just landed', means: 'new', left: true, position: 2 },
		{ slug: 'last-pieces', name: 'Last pieces', means: 'sale', left: true, position: 1 },
	],
	products: GOODS.map(toProduct),
	pictures: new Map(GOODS.map(([, urlKey]) => [`/t/i/${urlKey}`, { kind: 'drawn', drawing: '#0a4a5c' }])),
	pages: [page('our-harbour', 'Our harbour'), page('conditions', 'Conditions of sale'), page('your-data', 'Your data')],
	faq: [{ title: 'Orders', items: [{ question: 'When?', answer: '<p>Soon.</p>' }] }],
	taxRules: [IRISH_VAT],
};

const content: SeedSource['content'] = {
	...{ blocks: [], hierarchy: [], partners: [], sizeTables: [], redirects: [] },
	layouts: {
		site: {
			promo: { text: 'New wool has landed', url: '/just-landed' },
			footer: [{ title: 'On board', links: [{ label: 'Our harbour', url: '/our-harbour' }] }],
			freeDelivery: 'We ship for nothing from {free}',
			...{ mainBanners: [], smallBanners: [], productBanners: [], promotedCategories: [] },
		},
	},
	settings: {
		menuTags: ['just-landed'],
		headImage: null,
		contact: {
			...{ email: 'ahoy@tidewater.example', phone: '01 000 0000' },
			...{ address: 'Tidewater, 1 Quay Street, Galway', hours: '9 to 17' },
		},
	},
};

export async function seed(): Promise<SeedSource> {
	return { catalog, content, coupons: [], drafts: [], reviews: [] };
}

/** Draws a disc in the colour that the catalogue names. */
export async function drawPicture(drawing: unknown): Promise<string> {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1488"><rect width="1200" height="1488" fill="#eef4f6"/><circle cx="600" cy="744" r="400" fill="${drawing}"/></svg>`;
}
