import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Email = z.email().check(z.maxLength(254));
const Name = z.string().check(z.minLength(1), z.maxLength(100));
/** At least 8 characters, verified exactly as typed. */
export const Password = z.string().check(z.minLength(8), z.maxLength(128));

export const UserAddress = z.object({
	id: z.optional(z.int()),
	firstname: Name,
	lastname: Name,
	company: z.optional(z.nullable(z.string())),
	vat_id: z.optional(z.nullable(z.string())),
	/** Street, then house and flat. */
	street: z.array(z.string()),
	postcode: z.string(),
	city: z.string(),
	country_id: z.string(),
	telephone: z.optional(z.nullable(z.string())),
	default_shipping: z.optional(z.boolean()),
	default_billing: z.optional(z.boolean()),
});
export type UserAddress = z.infer<typeof UserAddress>;

export const User = z.object({
	id: z.int(),
	group_id: z.int(),
	email: z.string(),
	firstname: z.string(),
	lastname: z.string(),
	created_at: z.string(),
	updated_at: z.string(),
	addresses: z.array(UserAddress),
	groupToken: z.optional(z.string()),
});
export type User = z.infer<typeof User>;

const Registration = z.object({
	customer: z.object({ email: Email, firstname: Name, lastname: Name, addresses: z.optional(z.array(UserAddress)) }),
	password: Password,
});
const Tokens = z.object({ refreshToken: z.string() });

export const userCreate = endpoint({ method: 'POST', path: '/api/user/create', body: Registration, result: User });
/** The result is the access token; `meta.refreshToken` renews it. */
export const userLogin = endpoint({
	method: 'POST',
	path: '/api/user/login',
	body: z.object({ username: z.string().check(z.maxLength(254)), password: z.string().check(z.maxLength(128)) }),
	result: z.string(),
	meta: Tokens,
});
export const userRefresh = endpoint({
	method: 'POST',
	path: '/api/user/refresh',
	body: Tokens,
	result: z.string(),
	meta: Tokens,
});
/** Ours: ends the session on the server at once. */
export const userLogout = endpoint({ method: 'POST', path: '/api/user/logout', result: z.boolean(), auth: 'user' });
export const userMe = endpoint({ method: 'GET', path: '/api/user/me', result: User, auth: 'user' });
