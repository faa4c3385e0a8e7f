import { generateKeyPairSync, sign } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Settings of a back end that takes this process for Google. */
export const LOCAL_GOOGLE = {
	GOOGLE_CLIENT_ID: 'the-shop',
	LOCAL_GOOGLE_KEYS: JSON.stringify({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256' }] }),
	NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'local-google-keys.ts')).href}`,
};

/** What Google says of a person, as it stands in a token. */
export interface Claims {
	email: string;
	sub: string;
	nonce?: string | undefined;
	email_verified?: boolean;
	aud?: string;
	/** Seconds since 1970. */
	exp?: number;
}

const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;

/** A token that Google has signed. */
export function idToken(claims: Claims): string {
	const usual = { iss: 'https://accounts.google.com', aud: 'the-shop', exp: inMinutes(5), email_verified: true };
	const all = { ...usual, given_name: 'Grace', family_name: 'Byrne', ...claims };
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	const signed = `${part({ alg: 'RS256', kid: 'k' })}.${part(all)}`;
	return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), own.privateKey).toString('base64url')}`;
}
