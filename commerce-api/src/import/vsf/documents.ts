import * as z from 'zod';

/** More than any amount of a clothing shop, and within the database's integers. */
const MAX_INTEGER = 10_000_000;

/** Values as PHP writes them: numbers and flags may be text, missing values null or an empty list. */
const amount = z.preprocess(
	(value) => (value === '' || value === null ? undefined : value),
	z.coerce.number().max(MAX_INTEGER).optional(),
);
const id = z.coerce.number().int();
const order = z.coerce.number().int().min(-MAX_INTEGER).max(MAX_INTEGER);
const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());
const optionalText = text.nullish().catch(undefined);
const flag = z.preprocess((value) => value === true || value === 1 || value === '1' || value === 'true', z.boolean());
/** Undefined for anything but a number: only a class that is given may be without tax. */
const taxClass = z
	.union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)])
	.pipe(z.number().int().min(0).max(32_767))
	.optional()
	.catch(undefined);
const list = <T extends z.ZodType>(item: T) =>
	z.preprocess((value) => (Array.isArray(value) ? value : []), z.array(item));

export const CategoryDocument = z.object({
	id,
	parent_id: id.nullish(),
	name: text.pipe(z.string().min(1)),
	url_key: optionalText,
	url_path: optionalText,
	level: z.coerce.number().int().nullish(),
	position: order.catch(0),
	is_active: flag,
	include_in_menu: z.preprocess((value) => value ?? true, flag),
	description: optionalText,
	meta_title: optionalText,
	meta_description: optionalText,
});

export const AttributeDocument = z.object({
	attribute_code: text.pipe(z.string().min(1)),
	frontend_input: optionalText,
	frontend_label: optionalText,
	default_frontend_label: optionalText,
	is_user_defined: flag,
	is_visible_on_front: flag,
	is_comparable: flag,
	/** Absent in older indexes. */
	is_filterable: z.unknown().optional(),
	options: list(z.object({ value: text.nullish(), label: text.nullish(), sort_order: z.coerce.number().nullish() })),
});

const prices = {
	price: amount,
	price_incl_tax: amount,
	original_price: amount,
	original_price_incl_tax: amount,
	special_price: amount,
	special_price_incl_tax: amount,
	special_from_date: optionalText,
	special_to_date: optionalText,
	/** What is no such price is left out. */
	tier_prices: list(
		z
			.object({
				customer_group_id: id,
				qty: z.coerce.number().min(1).max(9999),
				value: z.coerce.number().positive().max(MAX_INTEGER),
			})
			.optional()
			.catch(undefined),
	),
};
const stock = z.object({ is_in_stock: flag, qty: amount, manage_stock: z.preprocess((value) => value ?? true, flag) });
/** An address, or Magento's object around it. */
const film = z
	.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
	.nullish()
	.catch(undefined);
const pictures = {
	image: optionalText,
	media_gallery: list(
		z.object({ image: optionalText, pos: z.coerce.number().nullish(), typ: optionalText, vid: film }),
	),
};
const customAttributes = list(z.object({ attribute_code: text, value: z.unknown() }));

/** Attribute values are further fields, named by the attributes' codes. */
const ChildDocument = z.looseObject({
	sku: text.pipe(z.string().min(1)),
	name: optionalText,
	status: z.coerce.number().int().catch(1),
	...prices,
	...pictures,
	stock: stock.nullish(),
	custom_attributes: customAttributes,
});
export type ChildDocument = z.infer<typeof ChildDocument>;

export const ProductDocument = z.looseObject({
	id,
	sku: text.pipe(z.string().min(1)),
	type_id: z.enum(['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable']),
	name: text.pipe(z.string().min(1)),
	url_key: optionalText,
	slug: optionalText,
	status: z.coerce.number().int().catch(1),
	visibility: z.coerce.number().int().min(1).max(4),
	tax_class_id: taxClass,
	...prices,
	...pictures,
	stock: stock.nullish(),
	description: optionalText,
	short_description: optionalText,
	category_ids: list(id),
	category: list(z.object({ category_id: id })),
	created_at: optionalText,
	updated_at: optionalText,
	new: flag,
	sale: flag,
	erin_recommends: flag,
	order_priority: order.nullish().catch(undefined),
	uuid: z.uuid().nullish().catch(undefined),
	configurable_options: list(
		z.object({
			attribute_code: text,
			label: optionalText,
			values: list(z.object({ value_index: text, label: text.nullish() })),
		}),
	),
	configurable_children: list(ChildDocument),
	bundle_options: list(
		z.object({
			title: text,
			required: z.preprocess((value) => value ?? true, flag),
			type: z.enum(['radio', 'select', 'checkbox', 'multi']).catch('select'),
			product_links: list(
				z.object({
					sku: text,
					qty: z.coerce.number().max(9999).catch(1),
					is_default: flag,
					can_change_quantity: flag,
				}),
			),
		}),
	),
	product_links: list(z.object({ link_type: text, linked_product_sku: text })),
	custom_attributes: customAttributes,
});
export type ProductDocument = z.infer<typeof ProductDocument>;

export const TaxRuleDocument = z.object({
	id,
	code: text,
	product_tax_class_ids: list(id),
	customer_tax_class_ids: list(id),
	rates: list(
		z.object({
			id,
			rate: z.coerce.number().min(0).max(100),
			tax_country_id: z.string().length(2),
			tax_region_id: z.coerce.number().int().catch(0),
			region_name: z.string().optional().catch(undefined),
			code: text,
		}),
	),
});

export const PageDocument = z.object({
	identifier: text.pipe(z.string().min(1)),
	url_key: optionalText,
	title: text,
	content: text,
	meta_description: optionalText,
	active: z.preprocess((value) => value ?? true, flag),
});

export const ReviewDocument = z.object({
	product_id: id,
	title: text,
	detail: text,
	nickname: text,
	created_at: text,
	review_status: z.coerce.number().int().min(1).max(3).catch(1),
	ratings: list(z.object({ value: amount, percent: amount })),
});
