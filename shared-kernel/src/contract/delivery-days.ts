import * as z from 'zod/mini';

/** Working days that a delivery takes. */
export const DeliveryDays = z.object({ from: z.int().check(z.gte(0)), to: z.int().check(z.gte(0)) });
export type DeliveryDays = z.infer<typeof DeliveryDays>;
