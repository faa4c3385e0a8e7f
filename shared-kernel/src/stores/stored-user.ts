import * as z from 'zod/mini';
import { User } from '../contract/user.ts';

/** One value, so that a token is never stored beside another shopper's name. */
export const StoredUser = z.object({
	token: z.nullable(z.string()),
	refreshToken: z.nullable(z.string()),
	current: z.nullable(User),
});
export type StoredUser = z.infer<typeof StoredUser>;
