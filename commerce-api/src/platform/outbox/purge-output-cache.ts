import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { OutputCache } from '../config.ts';

const TIMEOUT_MS = 5000;

/** @throws Error when the shell does not accept the tags; the outbox retries */
export async function purgeOutputCache({ url, secret }: OutputCache, tags: CacheTag[] | 'all'): Promise<void> {
	const response = await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
		body: JSON.stringify(tags === 'all' ? { all: true } : { tags }),
		signal: AbortSignal.timeout(TIMEOUT_MS),
		redirect: 'error',
	});
	await response.body?.cancel();
	if (!response.ok) throw new Error(`The output cache answered ${response.status}`);
}
