import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Unused } from './unused.ts';

const Email = z.email().check(z.maxLength(254));
const Name = z.string().check(z.minLength(1), z.maxLength(100));
const Text = z.string().check(z.maxLength(255));
/** At least 8 characters, verified exactly as typed. */
export const Password = z.string().check(z.minLength(8), z.maxLength(128));

/** Some back ends send text, others a number. */
const Id = z.optional(z.nullable(z.union([z.int(), Text])));
const OfRegion = { region: z.optional(z.nullable(Text)), region_code: z.optional(z.nullable(Text)), region_id: Id };

export const UserAddress = z.object({
	id: z.optional(z.int()),
	firstname: Name,
	lastname: Name,
	company: z.optional(z.nullable(Text)),
	vat_id: z.optional(z.nullable(Text)),
	/** Street, then house and flat. */
	street: z.array(Text).check(z.maxLength(4)),
	postcode: Text,
	city: Text,
	country_id: Text,
	region: z.optional(z.nullable(z.object(OfRegion))),
	telephone: z.optional(z.nullable(Text)),
	default_shipping: z.optional(z.boolean()),
	default_billing: z.optional(z.boolean()),
});
export type UserAddress = z.infer<typeof UserAddress>;

export const User = z.object({
	id: z.int(),
	group_id: z.int(),
	email: z.string(),
	/** Ours: false until the account's owner has shown that the address is theirs; without it nothing is asked of them. */
	email_verified: z.optional(z.boolean()),
	firstname: z.string(),
	lastname: z.string(),
	created_at: z.string(),
	updated_at: z.string(),
	addresses: z.array(UserAddress),
	/** Ids of the default addresses; left out where there is none. */
	default_shipping: Id,
	default_billing: Id,
	/** The storefront that asks. */
	store_id: Id,
	website_id: Id,
	/** Ours: whether mails about the shop's offer may be sent. */
	marketing: z.optional(z.boolean()),
	/** Ours: digits of the loyalty card; left out in a shop without one. */
	loyalty_card: z.optional(z.string().check(z.regex(/^\d{2,30}$/))),
	groupToken: z.optional(z.string()),
});
export type User = z.infer<typeof User>;

const ofPlatform = { custom_attributes: Unused, extension_attributes: Unused };
const GivenAddress = z.strictObject({
	...UserAddress.shape,
	region: z.optional(z.nullable(z.strictObject(OfRegion))),
	...{ customer_id: Unused, region_id: Unused, ...ofPlatform },
});
/** As many postal addresses as an account can have. */
export const MAX_ADDRESSES = 50;
const Addresses = z.array(GivenAddress).check(z.maxLength(MAX_ADDRESSES));
const Registration = z.strictObject({
	customer: z.strictObject({
		...{ email: Email, firstname: Name, lastname: Name, addresses: z.optional(Addresses) },
		...ofPlatform,
	}),
	password: Password,
});
/** `refreshToken` is null where it lies in a cookie that no script can read. */
const Tokens = z.object({ refreshToken: z.nullable(z.string()) });
/**
 * Ours: a header of logins and refreshes by which a browser asks for the refresh token as an HttpOnly cookie instead of in the answer.
 * A back end that does not know it answers the token.
 */
export const REFRESH_IN_COOKIE = { 'x-refresh-token': 'cookie' } as const;

/** Opens an account. The answer, whose id is 0, is the same for an address that has one already; the address is mailed which. */
export const userCreate = endpoint({ method: 'POST', path: '/api/user/create', body: Registration, result: User });
/** The result is the access token; `meta.refreshToken`, or the cookie in its place, renews it. */
export const userLogin = endpoint({
	method: 'POST',
	path: '/api/user/login',
	body: z.strictObject({ username: z.string().check(z.maxLength(254)), password: z.string().check(z.maxLength(128)) }),
	result: z.string(),
	meta: Tokens,
});
export const userRefresh = endpoint({
	method: 'POST',
	path: '/api/user/refresh',
	/** Without a token the cookie's counts. */
	body: z.strictObject({ refreshToken: z.optional(z.string()) }),
	result: z.string(),
	meta: Tokens,
});
/** Ours: ends the session of the token, or else of the cookie, on the server at once. */
export const userLogout = endpoint({ method: 'POST', path: '/api/user/logout', result: z.boolean(), auth: 'optional' });
/** Ours: ends every session of the account, on all devices. */
export const userLogoutEverywhere = endpoint({
	method: 'POST',
	path: '/api/user/logout-everywhere',
	result: z.boolean(),
	auth: 'user',
});
/** Ours: everything that is kept of the account, for its owner (GDPR art. 15 and 20). Amounts are grosze or cents. */
const Kept = z.array(z.record(z.string(), z.unknown()));
export const AccountExport = z.object({
	account: User,
	...{ providers: Kept, logins: Kept, orders: Kept, cart: Kept, wishes: Kept },
	...{ reviews: Kept, newsletter: Kept, availability: Kept },
});
export type AccountExport = z.infer<typeof AccountExport>;
export const userExport = endpoint({ method: 'GET', path: '/api/user/export', result: AccountExport, auth: 'user' });
/** Ours: deletes the account for good. `password` is left out by accounts without one, right after their login. */
export const userDelete = endpoint({
	method: 'POST',
	path: '/api/user/delete',
	body: z.strictObject({ password: z.optional(z.string().check(z.maxLength(128))) }),
	result: z.boolean(),
	auth: 'user',
});
export const userMe = endpoint({ method: 'GET', path: '/api/user/me', result: User, auth: 'user' });

const Profile = z.strictObject({
	email: Email,
	firstname: Name,
	lastname: Name,
	addresses: z.optional(Addresses),
	marketing: z.optional(z.boolean()),
	groupToken: Unused,
	...ofPlatform,
});
/** Missing addresses are deleted; the id of somebody else's address is refused with 403, as is another e-mail address. */
export const userUpdate = endpoint({
	method: 'POST',
	path: '/api/user/me',
	body: z.strictObject({ customer: Profile }),
	result: User,
	auth: 'user',
});
/**
 * Ours: another e-mail address for the account. It counts when the link in a mail to it is followed; the present address gets a notice. A
 * free and a taken address get the same answer. `password` is left out by accounts without one, right after their login.
 */
export const userChangeEmail = endpoint({
	method: 'POST',
	path: '/api/user/change-email',
	body: z.strictObject({ email: Email, password: z.optional(z.string().check(z.maxLength(128))) }),
	result: z.boolean(),
	auth: 'user',
});
/**
 * Ours: mails the account's address another link that verifies it, valid once and for two days; the welcome has the first. The answer is the
 * same for an address that is verified, which gets no mail.
 */
export const userVerifyEmail = endpoint({
	method: 'POST',
	path: '/api/user/verify-email',
	result: z.boolean(),
	auth: 'user',
});
/** Sends a link that is valid once and for an hour. Known and unknown addresses get the same answer. */
export const userResetPassword = endpoint({
	method: 'POST',
	path: '/api/user/reset-password',
	body: z.strictObject({ email: Email }),
	result: z.boolean(),
});
/** The link's form sends it. It ends every session of the account. */
export const userCreatePassword = endpoint({
	method: 'POST',
	path: '/api/user/create-password',
	body: z.strictObject({ email: Email, newPassword: Password, resetToken: z.string().check(z.maxLength(128)) }),
	result: z.boolean(),
});
/** Ends every other session of the account. */
export const userChangePassword = endpoint({
	method: 'POST',
	path: '/api/user/change-password',
	body: z.strictObject({ currentPassword: z.string().check(z.maxLength(128)), newPassword: Password }),
	result: z.boolean(),
	auth: 'user',
});

/**
 * Ours, for an account whose password the shop has given up: a login with it is refused with 403 `password-change-required`.
 * Sends the same link as a forgotten password.
 */
export const userForceChangePassword = endpoint({
	method: 'POST',
	path: '/api/user/force-change-password',
	body: z.strictObject({ email: Email }),
	result: z.boolean(),
});
/** The form behind that link sends it. */
export const userConfirmForceChangePassword = endpoint({
	method: 'POST',
	path: '/api/user/confirm-force-change-password',
	body: userCreatePassword.body,
	result: z.boolean(),
});
/**
 * Login through another provider (rule 17.12). Only `token` counts: Google's ID token or Facebook's access
 * token, which the server has verified; id, name and address that are posted beside it are never trusted.
 */
export const userLoginToken = endpoint({
	method: 'POST',
	path: '/api/user/login-token',
	body: z.strictObject({
		token: z.string().check(z.minLength(1), z.maxLength(4096)),
		type: z.enum(['google', 'facebook']),
		user_id: z.optional(Text),
		firstName: z.optional(Text),
		lastName: z.optional(Text),
		email: z.optional(Text),
	}),
	result: z.string(),
	meta: Tokens,
});
