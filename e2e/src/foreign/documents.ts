/** A catalogue that knows nothing of the shop's code: what `docs/connect-a-back-end.md` asks for, and no more. */

const category = {
	id: 3,
	parent_id: 2,
	name: 'Shirts',
	slug: 'shirts',
	url_key: 'shirts',
	url_path: 'shirts',
	path: '1/2/3',
	level: 2,
	position: 1,
	is_active: true,
	include_in_menu: true,
	product_count: 5,
};

function shirt(number: number) {
	const id = 100 + number;
	const gross = 20 + number;
	const image = `/s/${id}`;
	return {
		id,
		sku: `SHIRT-${number}`,
		name: `Shirt no. ${number}`,
		type_id: 'simple',
		slug: `shirt-${number}`,
		url_key: `shirt-${number}`,
		url_path: `shirt-${number}`,
		status: 1,
		visibility: 4,
		category_ids: [category.id],
		category: [{ category_id: category.id, name: category.name }],
		tax_class_id: 2,
		price: gross / 1.2,
		price_incl_tax: gross,
		image,
		media_gallery: [{ image, pos: 1, typ: 'image', lab: null }],
		stock: { product_id: id, is_in_stock: true, qty: 10 },
		description: '<p>Made to last.</p>',
	};
}
export type Shirt = ReturnType<typeof shirt>;
export const SHIRTS = [1, 2, 3, 4, 5].map(shirt);

export const PAGES = [
	{
		id: 1,
		identifier: 'about',
		url_key: 'about',
		title: 'About us',
		content: '<p>We make shirts.</p>',
		updated_at: '2026-01-01 00:00:00',
	},
];

type Document = Record<string, unknown>;
/** By `type`; one that a back end does not have answers an empty list. */
export const DOCUMENTS: Partial<Record<string, readonly Document[]>> = {
	product: SHIRTS,
	category: [category],
	cms_page: PAGES,
};
