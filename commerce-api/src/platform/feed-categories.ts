import * as z from 'zod';

/** What Google wants to know of a garment and no catalogue says. */
const FeedFacts = z.strictObject({
	gender: z.enum(['female', 'male', 'unisex']).optional(),
	age_group: z.enum(['newborn', 'infant', 'toddler', 'kids', 'adult']).optional(),
	/** Number in Google's product taxonomy. */
	google_product_category: z.int().positive().optional(),
});
export type FeedFacts = z.output<typeof FeedFacts>;

/** By a category's address; what a deeper one says counts more. */
export const FeedCategories = z.record(
	z.string().regex(/^[^/].*[^/]$|^[^/]$/, 'expected an address such as ona/sukienki'),
	FeedFacts,
);
export type FeedCategories = z.output<typeof FeedCategories>;

export function feedFactsOf(paths: readonly string[], categories: FeedCategories): FeedFacts {
	const isWithin = (path: string, above: string) => `${path}/`.startsWith(`${above}/`);
	const fitting = Object.entries(categories).filter(([above]) => paths.some((path) => isWithin(path, above)));
	const deepestLast = fitting.toSorted(([one], [other]) => one.split('/').length - other.split('/').length);
	return Object.assign({}, ...deepestLast.map(([, facts]) => facts));
}
