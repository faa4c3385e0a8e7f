import * as z from 'zod/mini';

/** Fits into the database's integers. */
export const Id = z.int().check(z.gte(1), z.lte(2_147_483_647));
