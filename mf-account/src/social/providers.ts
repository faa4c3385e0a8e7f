import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { userLoginToken } from '@pasaz/kernel/contract/user';
import * as z from 'zod/mini';

export const Attempt = z.object({
	provider: z.enum(['google', 'facebook']),
	/** Comes back with the answer, so that nobody else's is taken for it. */
	state: z.string(),
	/** Stands in Google's token, so that no older token is taken for it. */
	nonce: z.string(),
	next: z.string(),
});
export type Attempt = z.infer<typeof Attempt>;
export type Provider = Attempt['provider'];

interface Application {
	/** The shop's id at the provider. */
	id: string;
	/** Absolute address of the login page, which the provider must know. */
	returnTo: string;
}

/**
 * The provider's page at which the shopper agrees; it leads back with a token in the fragment, which no server sees. None of the
 * provider's code runs in the shop.
 * @see https://openid.net/specs/openid-connect-core-1_0.html#ImplicitFlowAuth
 */
export function providerAddress({ provider, state, nonce }: Attempt, { id, returnTo }: Application): string {
	const common = { client_id: id, redirect_uri: returnTo, state };
	if (provider === 'google') {
		const fields = {
			...common,
			response_type: 'id_token',
			scope: 'openid email profile',
			nonce,
			prompt: 'select_account',
		};
		return `https://accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams(fields)}`;
	}
	const fields = { ...common, response_type: 'token', scope: 'email,public_profile' };
	return `https://www.facebook.com/v23.0/dialog/oauth?${new URLSearchParams(fields)}`;
}

/** A claim that does not fit into the call is left out, because the login does without. */
const Claim = z.catch(z.optional(z.string().check(z.maxLength(255))), undefined);
const Claims = z.object({ nonce: z.string(), sub: Claim, given_name: Claim, family_name: Claim, email: Claim });

function claimsOf(idToken: string): z.infer<typeof Claims> | undefined {
	try {
		const [, claims = ''] = idToken.split('.');
		const bytes = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
		const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
		return Claims.parse(JSON.parse(text));
	} catch {
		return;
	}
}

export function isReturn(hash: string): boolean {
	const fields = new URLSearchParams(hash.slice(1));
	return fields.has('state') && (fields.has('id_token') || fields.has('access_token') || fields.has('error'));
}

/**
 * What to log in with after a provider led back, with what its token says of the shopper; Facebook's says nothing. Undefined if
 * the shopper did not agree, or if it is no answer to this attempt.
 */
export function loginIn(hash: string, { provider, state, nonce }: Attempt): BodyOf<typeof userLoginToken> | undefined {
	const fields = new URLSearchParams(hash.slice(1));
	const token = fields.get(provider === 'google' ? 'id_token' : 'access_token');
	if (fields.get('state') !== state || !token) return;
	if (provider === 'facebook') return { token, type: provider };
	const claims = claimsOf(token);
	if (claims?.nonce !== nonce) return;
	const { sub, given_name, family_name, email } = claims;
	return { token, type: provider, user_id: sub, firstName: given_name, lastName: family_name, email };
}
