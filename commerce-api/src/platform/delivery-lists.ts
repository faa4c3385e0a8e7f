import { PickupPoint } from '@pasaz/kernel/contract/pickup-point';
import * as z from 'zod/mini';

/** Postcodes of a city, both ends included, e.g. `00-001` and `04-999`. */
const PlaceRange = z.object({
	country: z.string().check(z.length(2)),
	from: z.string(),
	to: z.string(),
	city: z.string(),
	region_code: z.optional(z.string()),
});
export type PlaceRange = z.infer<typeof PlaceRange>;

export const PlaceRanges = z.array(PlaceRange);

export const PickupPoints = z
	.array(PickupPoint)
	.check(z.refine((points) => new Set(points.map(({ id }) => id)).size === points.length, 'an id is given twice'));
