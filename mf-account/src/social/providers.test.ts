import { userLoginToken } from '@pasaz/kernel/contract/user';
import { describe, expect, it } from 'vitest';
import { type Attempt, isReturn, loginIn, providerAddress } from './providers.ts';

const ATTEMPT: Attempt = { provider: 'google', state: 's1', nonce: 'n1', next: '/account' };
const APPLICATION = { id: 'the-shop', returnTo: 'https://shop.example/de/login' };
const idToken = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;

describe('a provider (17.27)', () => {
	it('is asked for a token by its own page, which leads back to the login', () => {
		const google = new URL(providerAddress(ATTEMPT, APPLICATION));
		expect(google.origin).toBe('https://accounts.google.com');
		expect(Object.fromEntries(google.searchParams)).toMatchObject({
			...{ client_id: 'the-shop', redirect_uri: 'https://shop.example/de/login', state: 's1', nonce: 'n1' },
			...{ response_type: 'id_token', scope: 'openid email profile' },
		});
		const facebook = new URL(providerAddress({ ...ATTEMPT, provider: 'facebook' }, APPLICATION));
		expect(facebook.searchParams.get('response_type')).toBe('token');
		expect(facebook.hostname).toBe('www.facebook.com');
	});

	it('is believed once it answers this very attempt', () => {
		const token = idToken({ nonce: 'n1', name: 'Żaneta' });
		expect(loginIn(`#state=s1&id_token=${token}`, ATTEMPT)).toMatchObject({ token, type: 'google' });
		const facebook = loginIn('#access_token=t&state=s1', { ...ATTEMPT, provider: 'facebook' });
		expect(facebook).toEqual({ token: 't', type: 'facebook' });
	});

	it('tells who logs in, as far as its token says so and the call takes it (17.12)', () => {
		const claims = { nonce: 'n1', sub: '9', given_name: 'Żaneta', family_name: 'Ćwik', email: 'zaneta@poczta.pl' };
		const loginOf = (more: object) => loginIn(`#state=s1&id_token=${idToken({ ...claims, ...more })}`, ATTEMPT);
		const told = { user_id: '9', firstName: 'Żaneta', lastName: 'Ćwik', email: 'zaneta@poczta.pl' };
		expect(loginOf({})).toMatchObject({ type: 'google', ...told });
		const partly = loginOf({ given_name: 'x'.repeat(256), family_name: 7, email: undefined });
		expect(userLoginToken.body.parse(partly)).toMatchObject({ user_id: '9' });
		expect(partly).toMatchObject({ firstName: undefined, lastName: undefined, email: undefined });
	});

	it.each([
		['to another tab', `#state=s2&id_token=${idToken({ nonce: 'n1' })}`],
		['of another time', `#state=s1&id_token=${idToken({ nonce: 'n0' })}`],
		['without form', '#state=s1&id_token=x'],
		['that is a refusal', '#state=s1&error=access_denied'],
		['of another kind', '#state=s1&access_token=t'],
	])('is not believed with an answer %s', (_, hash) => {
		expect(isReturn(hash)).toBe(true);
		expect(loginIn(hash, ATTEMPT)).toBeUndefined();
	});

	it('has not answered where the fragment is the name of a place', () => {
		for (const hash of ['', '#opinie', '#state=1']) expect(isReturn(hash)).toBe(false);
	});
});
