import * as z from 'zod/mini';

export type Provider = 'google' | 'facebook';

export const Attempt = z.object({
	provider: z.enum(['google', 'facebook']),
	/** Comes back with the answer, so that nobody else's is taken for it. */
	state: z.string(),
	/** Stands in Google's token, so that no older token is taken for it. */
	nonce: z.string(),
	next: z.string(),
});
export type Attempt = z.infer<typeof Attempt>;

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

function nonceOf(idToken: string): unknown {
	try {
		const [, claims = ''] = idToken.split('.');
		return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).nonce;
	} catch {
		return;
	}
}

export function isReturn(hash: string): boolean {
	const fields = new URLSearchParams(hash.slice(1));
	return fields.has('state') && (fields.has('id_token') || fields.has('access_token') || fields.has('error'));
}

/** The token that a provider led back with; undefined if the shopper did not agree, or if it is no answer to this attempt. */
export function tokenIn(hash: string, { provider, state, nonce }: Attempt): string | undefined {
	const fields = new URLSearchParams(hash.slice(1));
	if (fields.get('state') !== state) return;
	const token = fields.get(provider === 'google' ? 'id_token' : 'access_token') ?? undefined;
	return provider === 'google' && token !== undefined && nonceOf(token) !== nonce ? undefined : token;
}
