import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import { parseJson, readText } from '../../platform/http/read-body.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { PaymentEvent } from './payment-event.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';
import { takeEvent } from './take-event.ts';

export interface PaymentServices {
	db: Database;
	log: Logger;
	now: () => Date;
	/** Known to the shop and to the provider only. */
	secret: string;
}

/** Where the payment provider tells how payments ended; it sends again what was not answered with 200. */
export function callbackRoute(app: Hono, services: PaymentServices): void {
	app.post('/api/payment/callback', async (c) => {
		const body = await readText(c.req.raw);
		return c.json({ code: 200, result: await takeCallback(services, body, c.req.header(SIGNATURE_HEADER)) });
	});
}

/**
 * Takes a message of the provider's if it is signed.
 * @param body byte for byte as it was sent
 * @throws Refusal 401 for a wrong or old signature, 400 and 422 for what is no such message, else as `takeEvent`
 */
export async function takeCallback(
	{ db, log, now, secret }: PaymentServices,
	body: string,
	signature: string | undefined,
) {
	if (!isSigned(signature, { secret, body, now: now() })) {
		log.warn('a payment callback without a valid signature was refused');
		throw new Refusal(401, 'bad-signature', 'The signature is wrong or too old.');
	}
	const event = parsed(body);
	try {
		return await takeEvent(db, event, now());
	} catch (error) {
		if (error instanceof Refusal) {
			log.warn({ event: event.id, order: event.order, why: error.errorCode }, 'a payment callback was refused');
		}
		throw error;
	}
}

function parsed(body: string): PaymentEvent {
	const event = PaymentEvent.safeParse(parseJson(body));
	if (event.success) return event.data;
	throw new Refusal(422, 'invalid-input', 'The message is not as expected.');
}
