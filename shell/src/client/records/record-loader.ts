import { ContractError, NetworkError } from '@pasaz/kernel/errors';
import { type LoaderFunctionArgs, type Navigation, redirect, replace } from 'react-router';
import { routeError } from '../../errors/route-error.ts';
import type { PageName } from '../../routes.ts';
import type { PageRecord } from '../../routing/page-record.ts';
import type { PageLoader } from '../../routing/site.ts';
import type { LoadDocument } from './load-document.ts';
import type { PageRecords } from './page-records.ts';

interface LoaderOptions {
	records: PageRecords;
	navigation: () => Navigation;
	loadDocument: LoadDocument;
	isDocumentKept: (href: string) => Promise<boolean>;
	/** Makes the data of a page of what is on the device; undefined if that page cannot. */
	loadFromDevice: (page: PageName, args: LoaderFunctionArgs) => Promise<unknown>;
	/** Called where an address cannot be loaded; it may throw a redirect. */
	onNetworkError: (url: URL) => void;
}

export interface NavigationRequest {
	url: URL;
	/** Aborts when the shopper goes elsewhere. */
	signal: AbortSignal;
}

export function hrefOf({ pathname, search }: { pathname: string; search: string }): string {
	return pathname + search;
}

/** A page and the id of its route at an address; no page where the address has none. */
interface RoutedPage {
	page: PageName | null;
	routeId: string;
}

/**
 * The data of a route. @throws the way to another address, the status of a page that failed, or {ContractError} where the address
 * has got another page than the one whose route it keeps, as when a category took the place of an editor's page
 */
function dataIn(record: PageRecord, { page, routeId }: RoutedPage, { historyAction }: Navigation): unknown {
	// an address that the history has already is replaced, or each step back to it would lead forward again
	const leadTo = historyAction === 'PUSH' ? redirect : replace;
	if ('movedTo' in record) throw leadTo(new URL(record.movedTo, location.origin).href, record.status);
	const [failure] = Object.values(record.errors ?? {});
	if (failure ?? record.status >= 400) throw routeError(failure?.status ?? record.status);
	if (record.page && record.page !== page) throw new ContractError(`It is ${record.page} now`);
	// missing data would mark a failed page
	return record.loaderData[routeId] ?? null;
}

export function createRecordLoaders(options: LoaderOptions) {
	const { records, navigation, loadDocument, isDocumentKept, loadFromDevice, onNetworkError } = options;
	/** A step through the history shows what is kept, whatever its age. */
	function read(url: URL): Promise<PageRecord> {
		const isStep = navigation().historyAction === 'POP';
		return records.read(hrefOf(url), isStep ? { maxAge: Number.POSITIVE_INFINITY } : {});
	}
	function goOnWithDocument(url: URL, error: unknown): Promise<never> {
		console.warn('A page is loaded as a document', error);
		const { location, historyAction } = navigation();
		loadDocument({ href: hrefOf(url), hash: location?.hash, replaces: historyAction === 'REPLACE' });
		return new Promise(() => {});
	}
	/**
	 * @returns data from the device; never resolves where a document takes over
	 * @throws the error, or what `onNetworkError` throws; the error where the shopper has left for another page
	 */
	async function recover<Made>(
		request: NavigationRequest,
		error: unknown,
		make: () => Promise<Made | undefined>,
	): Promise<Made> {
		const { url, signal } = request;
		if (signal.aborted) throw error;
		if (error instanceof ContractError) return goOnWithDocument(url, error);
		if (!(error instanceof NetworkError)) throw error;
		const isKept = await isDocumentKept(hrefOf(url));
		if (signal.aborted) throw error;
		if (isKept) return goOnWithDocument(url, error);
		const made = await make();
		if (made !== undefined) return made;
		onNetworkError(url);
		throw error;
	}
	function recordFor(request: NavigationRequest): Promise<PageRecord> {
		return read(request.url).catch((error: unknown) => recover<never>(request, error, async () => undefined));
	}
	/** `page` is null at an address of no page. */
	function loaderOf(page: PageName | null, routeId: string): PageLoader {
		return async (args) => {
			const request = { url: new URL(args.request.url), signal: args.request.signal };
			const load = async () => dataIn(await read(request.url), { page, routeId }, navigation());
			return load().catch((error: unknown) =>
				recover(request, error, async () => (page ? loadFromDevice(page, args) : undefined)),
			);
		};
	}
	return { recordFor, loaderOf };
}
