import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { TierPrice } from './tier-price.ts';

const Prices = z.object({ final_price: z.number(), regular_price: z.number(), special_price: z.nullable(z.number()) });

/** The prices of now; `final_price` etc. are gross, the adjustments net (rule 24.10). */
export const RenderList = z.object({
	items: z.array(
		z.object({
			id: z.int(),
			sku: z.string(),
			sgn: z.string(),
			/** Ours: for all groups and for the session's own. */
			tier_prices: z.optional(z.array(TierPrice)),
			price_info: z.extend(Prices, {
				/** Ours: gross, with a reduction only, as products carry it. */
				lowest_price_30_days: z.optional(z.nullable(z.number())),
				extension_attributes: z.object({ tax_adjustments: Prices }),
			}),
		}),
	),
});
export type RenderList = z.infer<typeof RenderList>;

/**
 * `skus` is comma joined, at most 100. `storeId` and `currencyCode` choose the store view where the call names none; an unknown one is
 * refused. The customer group comes from the session, whatever `userGroupId` says.
 */
export const renderList = endpoint({
	method: 'GET',
	path: '/api/product/render-list',
	query: z.strictObject({
		skus: z.string().check(z.maxLength(4096)),
		currencyCode: z.optional(z.string()),
		storeId: z.optional(z.string()),
		userGroupId: z.optional(z.string()),
	}),
	result: RenderList,
	auth: 'optional',
});
