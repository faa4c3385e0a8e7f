import type { AnyEndpoint, BodyOf } from '../contract/endpoint.ts';
import { NetworkError } from '../errors.ts';
import { $online } from '../stores/online.ts';
import type { Api } from './api.ts';
import { queueTask } from './network-tasks.ts';

/** Names the handler that tells the shopper how a call ended that was sent later. */
export const SENT_LATER = 'kernel/sent-later';

/**
 * Makes a call, or leaves it to the queue where the shop cannot be reached. Only for calls that take effect once however often
 * they are made: the first try may have arrived.
 * @throws what `Api.call` throws but `NetworkError`
 */
export async function sendOrQueue<E extends AnyEndpoint>(
	api: Api,
	endpoint: E,
	body: BodyOf<E>,
): Promise<'sent' | 'queued'> {
	if ($online.get()) {
		try {
			await api.call(endpoint, { body });
			return 'sent';
		} catch (error) {
			if (!(error instanceof NetworkError)) throw error;
		}
	}
	await queueTask({ url: endpoint.path, body, callback_event: SENT_LATER });
	return 'queued';
}
