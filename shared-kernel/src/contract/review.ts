import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './id.ts';
import { Unused } from './unused.ts';

const Text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const Email = z.email().check(z.maxLength(254));
/** Stars. */
const Rating = z.int().check(z.gte(1), z.lte(5));
/** How a garment fits: 1 too small, 2 as its size says, 3 too large. */
const Fit = z.literal([1, 2, 3]);
/** At least 128 bits in base64url. */
const Secret = z.string().check(z.regex(/^[\w-]{22,128}$/));

/**
 * A published review as the search entity `review` and the product page show it; `review_status` 1 is published, 2 waits, 3 was
 * refused.
 */
export const Review = z.object({
	id: z.int(),
	product_id: z.int(),
	title: z.string(),
	detail: z.string(),
	nickname: z.string(),
	created_at: z.string(),
	rating: z.number(),
	comment: z.optional(z.nullable(z.string())),
	review_status: z.int(),
	fit: z.optional(z.nullable(Fit)),
	/** Whether an order of its author has the product. */
	is_verified_purchase: z.optional(z.boolean()),
	lang: z.optional(z.string()),
});
export type Review = z.infer<typeof Review>;

const Written = z.strictObject({
	title: Text(255),
	detail: Text(5000),
	nickname: Text(100),
	rating: Rating,
	fit: z.optional(Fit),
});

/** vue-storefront's clients send these fields, but the server decides on them. */
const decided = { review_entity: Unused, review_status: Unused, customer_id: Unused };

/**
 * The server decides on the status: every review waits for a moderator. Guests write by the link of an order (`reviewMass`);
 * `email` is taken and not kept.
 */
export const reviewCreate = endpoint({
	method: 'POST',
	path: '/api/review/create',
	body: z.strictObject({ review: z.extend(Written, { product_id: Id, email: z.optional(Email), ...decided }) }),
	result: z.object({ id: z.int() }),
	auth: 'user',
});

/** Lists the signed-in shopper's own reviews, including waiting ones. */
export const reviewList = endpoint({
	method: 'GET',
	path: '/api/review',
	result: z.array(z.extend(Review, { sku: z.string(), product_name: z.string(), url_path: z.string() })),
	auth: 'user',
});

/**
 * Says whether this shopper may review this product. A guest may by the secret of an order that has it (`guest_token`) and the
 * order's address; all other guests get the same answer.
 */
export const reviewCheck = endpoint({
	method: 'GET',
	path: '/api/review/check',
	query: z.strictObject({
		sku: Text(64),
		email: z.optional(Email),
		guest_token: z.optional(z.string().check(z.maxLength(128))),
	}),
	result: z.object({ can_review: z.boolean() }),
	auth: 'optional',
});

/** The products that an order's link lets its owner review. */
export const reviewableProducts = endpoint({
	method: 'GET',
	path: '/api/review/order/:uuid/:secret',
	result: z.object({
		products: z.array(
			z.object({
				product_id: z.int(),
				sku: z.string(),
				name: z.string(),
				image: z.nullable(z.string()),
				is_reviewed: z.boolean(),
				has_sizes: z.optional(z.boolean()),
			}),
		),
	}),
});

/** Sends several reviews at once, from the link in an order's mail. */
export const reviewMass = endpoint({
	method: 'POST',
	path: '/api/review/mass',
	body: z.strictObject({
		orderUuid: z.uuid(),
		orderSecret: Secret,
		reviews: z.array(z.extend(Written, { product_id: Id })).check(z.minLength(1), z.maxLength(50)),
	}),
	result: z.object({ created: z.int() }),
});

/** The products of the signed-in shopper's delivered orders that wait for a review, for the page without an order's link. */
export const reviewsToWrite = endpoint({
	method: 'GET',
	path: '/api/review/to-write',
	result: z.array(
		z.object({
			...{ product_id: z.int(), sku: z.string(), name: z.string(), image: z.nullable(z.string()) },
			has_sizes: z.optional(z.boolean()),
		}),
	),
	auth: 'user',
});

/** The external product-information service (`author` becomes nickname, `score` rating, `message` comment); status always 1. */
export const PimReview = z.object({
	author: z.string(),
	score: z.number(),
	message: z.string(),
	created_at: z.optional(z.string()),
});
export type PimReview = z.infer<typeof PimReview>;
export const PimReviews = z.object({ data: z.array(PimReview) });
export type PimReviews = z.infer<typeof PimReviews>;
export const pimReviews = endpoint({
	method: 'GET',
	path: '/pim/product/:uuid/reviews',
	result: PimReviews,
	bare: true,
});
