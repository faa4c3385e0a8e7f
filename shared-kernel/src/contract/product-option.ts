import * as z from 'zod/mini';

/** What the shopper chose; `option_id` is the attribute's id, `option_value` the chosen option's. */
export const ConfigurableItemOption = z.object({
	option_id: z.string(),
	option_value: z.int(),
	label: z.optional(z.string()),
	value: z.optional(z.string()),
});
export const CustomOption = z.object({ option_id: z.string(), option_value: z.string() });
export const BundleItemOption = z.object({
	option_id: z.int(),
	option_qty: z.number(),
	option_selections: z.array(z.int()),
});

export const ProductOption = z.object({
	extension_attributes: z.object({
		configurable_item_options: z.optional(z.array(ConfigurableItemOption)),
		custom_options: z.optional(z.array(CustomOption)),
		bundle_options: z.optional(z.array(BundleItemOption)),
	}),
});
export type ProductOption = z.infer<typeof ProductOption>;
