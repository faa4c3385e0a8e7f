import { readFileSync } from 'node:fs';
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

const PickupPoints = z
	.array(PickupPoint)
	.check(z.refine((points) => new Set(points.map(({ id }) => id)).size === points.length, 'an id is given twice'));

/** @throws Error or ZodError for a file that cannot be used */
export function readPlaces(file: string): PlaceRange[] {
	return z.array(PlaceRange).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** @throws Error or ZodError for a file that cannot be used */
export function readPickupPoints(file: string): PickupPoint[] {
	return PickupPoints.parse(JSON.parse(readFileSync(file, 'utf8')));
}
