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
});
export type StoreView = z.infer<typeof StoreView>;
