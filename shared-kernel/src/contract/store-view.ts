import * as z from 'zod/mini';

/** One storefront: a language, a currency, a tax country (first document, section 1). */
export const StoreView = z.object({
	storeCode: z.string(),
	storeId: z.int(),
	/** Whether paths carry the store code as their first segment. */
	appendStoreCode: z.boolean(),
	i18n: z.object({ defaultLocale: z.string(), currencyCode: z.string(), defaultCountry: z.string() }),
	tax: z.object({ defaultCountry: z.string(), sourcePriceIncludesTax: z.boolean() }),
	seo: z.object({ siteName: z.string(), defaultTitle: z.string() }),
	/** Ours: without it the shop keeps no statistics and asks for no consent; an extension without its id is off. */
	analytics: z.optional(
		z.object({
			ids: z.object({ google: z.optional(z.string()), facebook: z.optional(z.string()) }),
			/** A tag manager's script, which reads `window.dataLayer`. */
			scriptUrl: z.optional(z.string()),
			/** A picture's address that counts conversions by its query. */
			pixelUrl: z.optional(z.string()),
		}),
	),
});
export type StoreView = z.infer<typeof StoreView>;
