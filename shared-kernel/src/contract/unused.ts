import * as z from 'zod/mini';

/** vue-storefront's clients send such a field, and the API ignores it: it may hold anything. */
export const Unused = z.optional(z.unknown());
