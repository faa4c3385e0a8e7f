import * as z from 'zod/mini';

/**
 * When an operation was made (ms since 1970 in base 36, made to rise even when the clock does not) and by which tab or server. Ids of one
 * cart compare as texts, which orders its operations. One of the year 2149 or later is damage, and would beat every other.
 */
export const OpId = z.string().check(z.regex(/^[01][0-9a-z]{8}-[0-9a-z]{8}$/));
export type OpId = z.infer<typeof OpId>;

/** Pieces; an order takes out what it has sold, so additions may be negative. */
const Pieces = z.int().check(z.gte(-999_999), z.lte(999_999));

/**
 * What was done to the quantity of one line: the last setting (a removal sets 0), and the additions after it by their ids. Two of these
 * merge into one in any order and any number of times, which is how tabs, devices and the server agree on a cart.
 */
export const LineOps = z.object({
	set: z.nullable(z.object({ id: OpId, qty: Pieces })),
	adds: z.record(OpId, Pieces),
});
export type LineOps = z.infer<typeof LineOps>;

/** The form in requests. */
export const GivenLineOps = z.strictObject({
	set: z.nullable(z.strictObject({ id: OpId, qty: Pieces })),
	adds: z.record(OpId, Pieces),
});
