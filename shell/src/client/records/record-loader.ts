import { ContractError, NetworkError } from '@pasaz/kernel/errors';
import { type LoaderFunctionArgs, type Navigation, redirect } from 'react-router';
import { routeError } from '../../errors/route-error.ts';
import type { PageRecord } from '../../routing/page-record.ts';
import type { LoadDocument } from './load-document.ts';
import type { PageRecords } from './page-records.ts';

interface LoaderOptions {
	records: PageRecords;
	/** The navigation that is under way. */
	navigation: () => Navigation;
	loadDocument: LoadDocument;
	/** Whether the device has the document of an address. */
	isDocumentKept: (href: string) => Promise<boolean>;
	/** Called where an address cannot be had; it may throw a redirect. */
	onNetworkError: (url: URL) => void;
}

/** Path and query, by which records are kept. */
export function hrefOf({ pathname, search }: { pathname: string; search: string }): string {
	return pathname + search;
}

/** The data of a route. @throws the way to another address, or the status of a page that failed */
function dataIn(record: PageRecord, routeId: string): unknown {
	if ('movedTo' in record) throw redirect(new URL(record.movedTo, location.origin).href, record.status);
	const [failure] = Object.values(record.errors ?? {});
	if (failure ?? record.status >= 400) throw routeError(failure?.status ?? record.status);
	// missing data would mark a failed page
	return record.loaderData[routeId] ?? null;
}

/** Loaders of pages whose data comes with their record. */
export function createRecordLoaders(options: LoaderOptions) {
	const { records, navigation, loadDocument, isDocumentKept, onNetworkError } = options;
	/** Never resolves where a document takes over. A step through the history shows what is kept, whatever its age. */
	async function recordFor(url: URL): Promise<PageRecord> {
		const { historyAction } = navigation();
		try {
			return await records.read(hrefOf(url), historyAction === 'POP' ? { maxAge: Number.POSITIVE_INFINITY } : {});
		} catch (error) {
			const isCutOff = error instanceof NetworkError;
			const hasDocument = error instanceof ContractError || (isCutOff && (await isDocumentKept(hrefOf(url))));
			if (isCutOff && !hasDocument) onNetworkError(url);
			if (!hasDocument) throw error;
			console.warn('A page is loaded as a document', error);
			loadDocument({ href: hrefOf(url), hash: navigation().location?.hash, replaces: historyAction === 'REPLACE' });
			return new Promise(() => {});
		}
	}
	const loaderOf =
		(routeId: string) =>
		async ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
			dataIn(await recordFor(new URL(request.url)), routeId);
	return { recordFor, loaderOf };
}
