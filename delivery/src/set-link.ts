import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SetLink {
	set: string;
	/** ms since the epoch. */
	expires: number;
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(`set ${text}`).digest('base64url');

/** Makes the value of the field `_set` of a signed link: `{set}.{expiry in s}.{HMAC-SHA-256}`. */
export function signSetLink(secret: string, { set, expires }: SetLink): string {
	const text = `${set}.${Math.floor(expires / 1000)}`;
	return `${text}.${hmac(secret, text)}`;
}

/** `undefined` for a link that is not signed with the secret, or has expired. */
export function readSetLink(secret: string, link: string, now = Date.now()): SetLink | undefined {
	const [set = '', seconds = '', signature = ''] = link.split('.');
	const expected = Buffer.from(hmac(secret, `${set}.${seconds}`));
	const given = Buffer.from(signature);
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return;
	const expires = Number(seconds) * 1000;
	return expires > now ? { set, expires } : undefined;
}
