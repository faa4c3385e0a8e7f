import * as z from 'zod/mini';
import { User } from '../contract/user.ts';

/** The stored session is one value, so that a token is never stored beside another shopper's name. */
export const UserState = z.object({
	token: z.nullable(z.string()),
	refreshToken: z.nullable(z.string()),
	current: z.nullable(User),
});
export type UserState = z.infer<typeof UserState>;
