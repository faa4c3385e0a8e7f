import { ContractError, NetworkError } from '@pasaz/kernel/errors';
import { type PageRecord, RECORD_PREFIX } from '../../routing/page-record.ts';
import { isPageRecord } from './is-page-record.ts';

/** ms; a record that takes longer is no quicker than the document. */
const TIMEOUT = 5000;

export interface RecordRequest {
	/** Path with the prefix of the store view, and query. */
	href: string;
	/** `low` for a page that nobody has asked for yet. */
	priority: 'high' | 'low';
}

export type FetchRecord = (request: RecordRequest) => Promise<PageRecord>;

interface FetchOptions {
	releaseSet: string;
	fetch?: typeof fetch;
	timeout?: number;
}

function isLate(error: unknown) {
	return error instanceof Error && error.name === 'TimeoutError';
}

/**
 * @throws {NetworkError} there is no connection
 * @throws {ContractError} the record is refused, late, cut, no record, or of another release set
 */
export function recordFetcher({ releaseSet, fetch: request = fetch, timeout = TIMEOUT }: FetchOptions): FetchRecord {
	async function answerTo({ href, priority }: RecordRequest, signal: AbortSignal) {
		try {
			return await request(RECORD_PREFIX + href, { priority, signal, headers: { accept: 'application/json' } });
		} catch (cause) {
			if (isLate(cause)) throw new ContractError(`${href} is late`, { cause });
			throw new NetworkError(`${href} cannot be fetched`, { cause });
		}
	}
	async function bodyOf(answer: Response): Promise<unknown> {
		try {
			return await answer.json();
		} catch (cause) {
			throw new ContractError('A record is cut or not JSON', { cause });
		}
	}
	return async (wanted) => {
		const answer = await answerTo(wanted, AbortSignal.timeout(timeout));
		if (!answer.ok) throw new ContractError(`${wanted.href} is refused: ${answer.status}`);
		const record = await bodyOf(answer);
		if (!isPageRecord(record)) throw new ContractError(`${wanted.href} is no record`);
		if (record.releaseSet !== releaseSet) throw new ContractError(`${wanted.href} is of another release set`);
		return record;
	};
}
