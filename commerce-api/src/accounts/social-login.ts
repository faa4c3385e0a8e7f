import { createHmac } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { SocialProviders } from '../platform/config.ts';
import { Refusal } from '../platform/http/refusal.ts';

export interface Identity {
	subject: string;
	email: string | undefined;
	emailVerified: boolean;
	firstname: string;
	lastname: string;
}

interface Outside {
	googleKeys: JWTVerifyGetKey;
	fetch: typeof fetch;
}

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const GRAPH = 'https://graph.facebook.com/v23.0';
const TIMEOUT_MS = 3000;

/** Undefined for a token that is not valid for this shop. */
type Verify = (token: string) => Promise<Identity | undefined>;
export type SocialVerifiers = Record<keyof SocialProviders, Verify | undefined>;

export function socialVerifiers(providers: SocialProviders, outside: Partial<Outside> = {}): SocialVerifiers {
	const keys = outside.googleKeys ?? createRemoteJWKSet(new URL(GOOGLE_KEYS), { timeoutDuration: TIMEOUT_MS });
	const call = outside.fetch ?? fetch;
	const { google, facebook } = providers;
	return {
		google: google && ((token) => verifyGoogle(token, google.clientId, keys)),
		facebook: facebook && ((token) => verifyFacebook(token, facebook, call)),
	};
}

const GoogleClaims = z.object({
	sub: z.string(),
	email: z.optional(z.email()),
	email_verified: z.optional(z.boolean()),
	given_name: z.optional(z.string()),
	family_name: z.optional(z.string()),
});

async function verifyGoogle(token: string, audience: string, keys: JWTVerifyGetKey): Promise<Identity | undefined> {
	const rules = { audience, issuer: GOOGLE_ISSUERS, algorithms: ['RS256'], requiredClaims: ['exp', 'sub'] };
	try {
		const { payload } = await jwtVerify(token, keys, rules);
		const { data: claims } = GoogleClaims.safeParse(payload);
		return (
			claims && {
				subject: claims.sub,
				// One that is not verified would open an account with somebody else's address.
				email: claims.email_verified ? claims.email : undefined,
				emailVerified: claims.email_verified === true,
				firstname: claims.given_name ?? '',
				lastname: claims.family_name ?? '',
			}
		);
	} catch (error) {
		if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
		throw providerAway(error);
	}
}

const Debugged = z.object({ data: z.object({ is_valid: z.boolean(), app_id: z.string(), user_id: z.string() }) });
const Profile = z.object({
	id: z.string(),
	email: z.optional(z.email()),
	first_name: z.optional(z.string()),
	last_name: z.optional(z.string()),
});

type Facebook = NonNullable<SocialProviders['facebook']>;

/** Accepts only tokens of this shop's own application; otherwise any application could log in its users here. */
async function verifyFacebook(token: string, own: Facebook, call: typeof fetch): Promise<Identity | undefined> {
	const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
		const url = `${GRAPH}/${path}?${new URLSearchParams(query)}`;
		const response = await call(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }).catch((error) => {
			throw providerAway(error);
		});
		if (response.status >= 500) throw providerAway(response.status);
		return response.json().catch(() => undefined);
	};
	const { appId, secret } = own;
	const debugged = Debugged.safeParse(
		await ask('debug_token', { input_token: token, access_token: `${appId}|${secret}` }),
	).data?.data;
	if (!debugged?.is_valid || debugged.app_id !== appId) return undefined;
	const proof = createHmac('sha256', secret).update(token).digest('hex');
	const query = { fields: 'id,email,first_name,last_name', access_token: token, appsecret_proof: proof };
	const { data: profile } = Profile.safeParse(await ask('me', query));
	if (profile?.id !== debugged.user_id) return undefined;
	const { id, email, first_name = '', last_name = '' } = profile;
	// Facebook does not say whether the address was verified.
	return { subject: id, email, emailVerified: false, firstname: first_name, lastname: last_name };
}

function providerAway(cause: unknown): Refusal {
	const sentence = 'The other provider does not answer. Please try again.';
	return Object.assign(new Refusal(503, 'provider-away', sentence), { cause });
}
