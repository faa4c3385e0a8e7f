import * as z from 'zod/mini';

/** Magento's id for the customers of all groups; 0 is the group of guests. */
export const ALL_GROUPS = 32_000;

/** Under Magento's names: what one piece costs from `qty` pieces of a line on. `value` is gross, in decimal currency units. */
export const TierPrice = z.object({ customer_group_id: z.int(), qty: z.number(), value: z.number() });
export type TierPrice = z.infer<typeof TierPrice>;

/** The same as the shop's pages keep it: `price` in gross grosze. */
export const PriceTier = z.object({ qty: z.number(), price: z.int() });
export type PriceTier = z.infer<typeof PriceTier>;
