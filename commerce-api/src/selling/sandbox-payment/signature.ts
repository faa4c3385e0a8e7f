import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-payment-signature';
/** Seconds that a signature may be old, or ahead by a clock that runs fast. */
const TOLERANCE = 300;
const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body">`: neither the body nor the moment can be changed. */
export function sign(secret: string, body: string, now: Date): string {
	const seconds = Math.floor(now.getTime() / 1000);
	return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

export function isSigned(header: string | undefined, signed: { secret: string; body: string; now: Date }): boolean {
	const [, seconds = '', given = ''] = header?.match(FORM) ?? [];
	if (given === '' || Math.abs(signed.now.getTime() / 1000 - Number(seconds)) > TOLERANCE) return false;
	return timingSafeEqual(Buffer.from(given), Buffer.from(digest(signed.secret, Number(seconds), signed.body)));
}

function digest(secret: string, seconds: number, body: string): string {
	return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
