import { type OrderConfirmation, type OrderRequest, orderCreate } from '@pasaz/kernel/contract/order';
import { browserLocks } from '@pasaz/kernel/device/locks';
import type { Api } from '@pasaz/kernel/network/api';
import { type OrderAttempt, openAttempt, setAttempt } from './attempt.ts';
import { failureOf } from './refusal.ts';

interface Sent {
	confirmation: OrderConfirmation;
	request: OrderRequest;
}

async function post(api: Api, key: string, request: OrderRequest): Promise<Sent> {
	const headers = { 'Idempotency-Key': key };
	return { confirmation: await api.call(orderCreate, { body: request, headers }), request };
}

/**
 * An earlier wording under the same key has reached the server: its answer is the order. Where none is what the server knows, the key
 * leads nowhere; with the next one the cart's own rule answers with what was ordered (rule 15.24).
 */
async function answerOfEarlier(api: Api, { key, sent }: OrderAttempt, error: unknown): Promise<Sent> {
	const [earlier, ...others] = sent.toReversed();
	if (!earlier) {
		setAttempt(null);
		throw error;
	}
	try {
		return await post(api, key, earlier);
	} catch (again) {
		if (failureOf(again).kind !== 'key-reused') throw again;
		return answerOfEarlier(api, { key, sent: others.toReversed() }, again);
	}
}

/** ms that an order of another tab is waited for. */
const LOCK_TIMEOUT = 30_000;

/**
 * Places an order once, however often it is sent and from how many tabs (rules 15.16 to 15.18): one tab after the other, so that the
 * second one finds the first one's key.
 * @throws what `api.call` throws; see `failureOf`
 */
export function sendOrder(api: Api, request: OrderRequest): Promise<Sent> {
	return browserLocks.hold('checkout/order', () => sendInTurn(api, request), LOCK_TIMEOUT);
}

async function sendInTurn(api: Api, request: OrderRequest): Promise<Sent> {
	const attempt = openAttempt(request);
	try {
		return await post(api, attempt.key, request);
	} catch (error) {
		const failure = failureOf(error);
		if (failure.kind === 'key-reused')
			return answerOfEarlier(api, { key: attempt.key, sent: attempt.sent.slice(0, -1) }, error);
		if (failure.kind === 'refused') setAttempt(null);
		throw error;
	}
}
