import * as z from 'zod/mini';

/** `option_id` is the attribute's id, `option_value` that of the chosen option. */
export const ConfigurableItemOption = z.object({
	option_id: z.string(),
	option_value: z.int(),
	label: z.optional(z.string()),
	value: z.optional(z.string()),
});
/** `option_value` is the id of the chosen value (`option_type_id`), or the shopper's text. */
export const CustomOption = z.object({ option_id: z.string(), option_value: z.string() });
export type CustomOption = z.infer<typeof CustomOption>;
export const BundleItemOption = z.object({
	option_id: z.int(),
	option_qty: z.number(),
	option_selections: z.array(z.int()),
});
export type BundleItemOption = z.infer<typeof BundleItemOption>;

/** A chosen option as the shopper reads it, e.g. `Kolor: rudy`. */
export const OptionLabel = z.object({ label: z.string(), value: z.string() });
export type OptionLabel = z.infer<typeof OptionLabel>;

export const ProductOption = z.object({
	extension_attributes: z.object({
		configurable_item_options: z.optional(z.array(ConfigurableItemOption)),
		custom_options: z.optional(z.array(CustomOption)),
		bundle_options: z.optional(z.array(BundleItemOption)),
	}),
});
export type ProductOption = z.infer<typeof ProductOption>;

/** The form in requests: the lists are strict, but the platform may have other `extension_attributes`. */
export const GivenProductOption = z.strictObject({
	extension_attributes: z.object({
		configurable_item_options: z.optional(z.array(z.strictObject(ConfigurableItemOption.shape))),
		custom_options: z.optional(z.array(z.strictObject(CustomOption.shape))),
		bundle_options: z.optional(z.array(z.strictObject(BundleItemOption.shape))),
	}),
});
