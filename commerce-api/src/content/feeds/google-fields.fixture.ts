const MONEY = /^\d+\.\d\d [A-Z]{3}$/;
const PAGE = /^https?:\/\/\S{1,2000}$/;
const upTo = (length: number) => new RegExp(`^[\\s\\S]{1,${length}}$`, 'u');

/** What Google's product data specification says of a field. */
interface Field {
	/** How often an item has it, at most. */
	most: number;
	isRequired?: boolean;
	form: RegExp;
}

/**
 * The fields that the feed may have, from Google's product data specification (support.google.com/merchants/answer/7052112): names,
 * lengths, forms and allowed values.
 */
export const GOOGLE_FIELDS: Record<string, Field> = {
	id: { most: 1, isRequired: true, form: upTo(50) },
	item_group_id: { most: 1, form: upTo(50) },
	title: { most: 1, isRequired: true, form: upTo(150) },
	description: { most: 1, isRequired: true, form: upTo(5000) },
	link: { most: 1, isRequired: true, form: PAGE },
	image_link: { most: 1, form: PAGE },
	additional_image_link: { most: 10, form: PAGE },
	availability: { most: 1, isRequired: true, form: /^(in_stock|out_of_stock|preorder|backorder)$/ },
	price: { most: 1, isRequired: true, form: MONEY },
	sale_price: { most: 1, form: MONEY },
	brand: { most: 1, form: upTo(70) },
	condition: { most: 1, form: /^(new|refurbished|used)$/ },
	identifier_exists: { most: 1, form: /^(yes|no)$/ },
	color: { most: 1, form: upTo(100) },
	size: { most: 1, form: upTo(100) },
	gender: { most: 1, form: /^(male|female|unisex)$/ },
	age_group: { most: 1, form: /^(newborn|infant|toddler|kids|adult)$/ },
	google_product_category: { most: 1, form: /^\d+$/ },
	product_type: { most: 5, form: upTo(750) },
	shipping: { most: 100, form: /^<g:country>[A-Z]{2}<\/g:country><g:price>\d+\.\d\d [A-Z]{3}<\/g:price>$/ },
};
