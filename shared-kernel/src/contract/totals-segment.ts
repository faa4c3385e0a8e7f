import * as z from 'zod/mini';

const TaxDetail = z.object({
	amount: z.number(),
	rates: z.array(z.object({ percent: z.string(), title: z.string() })),
	group_id: z.int(),
});

/** `tax_grandtotal_details` comes with the segment `tax` and splits it by rate. */
export const TotalsSegment = z.object({
	code: z.string(),
	title: z.string(),
	value: z.number(),
	extension_attributes: z.optional(z.object({ tax_grandtotal_details: z.array(TaxDetail) })),
});
export type TotalsSegment = z.infer<typeof TotalsSegment>;
