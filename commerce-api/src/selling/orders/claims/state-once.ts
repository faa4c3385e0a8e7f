import type { Claim } from '@pasaz/kernel/contract/order-document';
import { once, requestHash, requireKey } from '../../idempotency.ts';
import type { StateServices } from '../state-services.ts';

interface Statement<Body> {
	orderUuid: string;
	/** The caller's `Idempotency-Key`; without one every call states anew. */
	key: string | undefined;
	body: Body;
}

/**
 * States a claim once for its key: a shopper whose answer was lost states it again without withdrawing or complaining twice.
 * @throws Refusal 422 when the key was used for another call, and what `state` throws
 */
export async function stateOnce<Body>(
	services: StateServices,
	{ orderUuid, key, body }: Statement<Body>,
	state: (services: StateServices, orderUuid: string, body: Body) => Promise<Claim>,
): Promise<Claim> {
	if (key === undefined) return state(services, orderUuid, body);
	const stated = await once(services.db, { key: requireKey(key), hash: requestHash(orderUuid, body) }, async (tx) =>
		JSON.stringify(await state({ ...services, db: tx }, orderUuid, body)),
	);
	return JSON.parse(stated);
}
