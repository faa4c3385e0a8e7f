import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Loyalty = z.object({
	points: z.int(),
	/** 1 is the lowest. */
	level: z.int(),
	/** The level above and how many points it begins at; null at the highest. */
	next: z.nullable(z.object({ level: z.int(), points: z.int() })),
	/** The newest order first. */
	history: z.array(z.object({ order_number: z.string(), created_at: z.string(), points: z.int() })),
});
export type Loyalty = z.infer<typeof Loyalty>;

/** Ours. A shop whose users have no `loyalty_card` answers 404. */
export const userLoyalty = endpoint({ method: 'GET', path: '/api/user/loyalty', result: Loyalty, auth: 'user' });
