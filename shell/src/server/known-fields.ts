import { createApi } from '@pasaz/kernel/network/api';
import { filterAttributes } from '@pasaz/kernel/network/filter-attributes';
import type { Logger } from 'pino';

/** Query fields that pages read, beside the filters of the catalogue. A page that reads another one adds it here. */
const FIELDS = [
	'page',
	'sort',
	'price_from',
	'price_to',
	'flag',
	'erin_recommends',
	'q',
	'childSku',
	'next',
	'city',
	'service',
];
/** ms. No shopper waits for this call, and at the start the API may still be cold. */
const CALL_TIMEOUT = 5000;
/** ms between reads of the filter attributes, and after a read that failed. */
const REFRESH_INTERVAL = 300_000;
const RETRY_DELAY = 5000;
/** Names that the log may have of strangers, and their characters. */
const MAX_NAMED = 100;
const MAX_NAME = 40;

export interface KnownFields {
	has(name: string): boolean;
	close(): void;
}

/** Names each field once that the server drops: its page may be one that was to read it. */
function dropNamer(log: Logger) {
	const named = new Set<string>();
	return (name: string) => {
		if (named.has(name) || named.size >= MAX_NAMED) return;
		named.add(name);
		log.info({ field: name.slice(0, MAX_NAME) }, 'no page reads this query field, so the server drops it');
	};
}

/** All other fields are dropped before a page is made, so that nobody can fill the cache with addresses of the same page. */
export async function openKnownFields(apiUrl: string, log: Logger): Promise<KnownFields> {
	const api = createApi({ baseUrl: apiUrl, timeout: CALL_TIMEOUT });
	const nameDropped = dropNamer(log);
	let known = new Set(FIELDS);
	let timer: NodeJS.Timeout | undefined;

	async function refresh() {
		let next = REFRESH_INTERVAL;
		try {
			known = new Set([...FIELDS, ...(await filterAttributes(api))]);
		} catch (error) {
			next = RETRY_DELAY;
			log.warn({ err: error }, 'the fields of the filters are not known');
		}
		timer = setTimeout(refresh, next).unref();
	}
	await refresh();
	return {
		has(name) {
			if (known.has(name)) return true;
			nameDropped(name);
			return false;
		},
		close: () => clearTimeout(timer),
	};
}
