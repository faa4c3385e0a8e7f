import * as z from 'zod/mini';

/** A field that vue-storefront's clients send and the API has no use for: it may hold anything and changes nothing. */
export const Unused = z.optional(z.unknown());
