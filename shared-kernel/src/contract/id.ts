import * as z from 'zod/mini';

/** Of a product, a subscription…: what fits into the database's integers. */
export const Id = z.int().check(z.gte(1), z.lte(2_147_483_647));
