import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { parseJson, readText } from '../../platform/http/read-body.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { StateServices } from '../orders/state-services.ts';
import { noteRejected, PaymentEvent, takeEvent } from '../orders/take-event.ts';

export interface PaymentServices extends StateServices {
	log: Logger;
	secret: string;
}

/** Receives the payment provider's messages, which are sent again unless they are answered with 200. */
export function callbackRoute(app: Hono, services: PaymentServices): void {
	app.post('/api/payment/callback', async (c) => {
		const body = await readText(c.req.raw);
		return c.json({ code: 200, result: await takeCallback(services, body, c.req.header(SIGNATURE_HEADER)) });
	});
}

/**
 * @param body byte for byte as it was sent
 * @throws Refusal 401 for a wrong or old signature, 400 and 422 for an invalid message, else as `takeEvent`
 */
export async function takeCallback(services: PaymentServices, body: string, signature: string | undefined) {
	const { log, now, secret } = services;
	if (!isSigned(signature, { secret, body, now: now() })) {
		log.warn('a payment callback without a valid signature was refused');
		throw new Refusal(401, 'bad-signature', 'The signature is wrong or too old.');
	}
	const event = parsed(body);
	try {
		return await takeEvent(services, event);
	} catch (error) {
		if (error instanceof Refusal) {
			log.warn({ event: event.id, order: event.order, why: error.errorCode }, 'a payment callback was refused');
			await noteRejected(services, event, error.errorCode);
		}
		throw error;
	}
}

function parsed(body: string): PaymentEvent {
	const event = PaymentEvent.safeParse(parseJson(body));
	if (event.success) return event.data;
	throw new Refusal(422, 'invalid-input', 'The message is not as expected.');
}

export const SIGNATURE_HEADER = 'x-payment-signature';
/** Seconds by which a signature may be old, or ahead of a slow clock. */
const TOLERANCE = 300;
const FORM = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body">`, which protects body and time. */
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
