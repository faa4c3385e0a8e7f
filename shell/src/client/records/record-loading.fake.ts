import type { Navigation } from 'react-router';
import type { PageRecord } from '../../routing/page-record.ts';
import { createPageRecords } from './page-records.ts';
import { createRecordLoaders } from './record-loader.ts';

/** A page as it is left alone while only its query changes, such as a product whose variant is chosen. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
	return currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;
}

interface FakeServer {
	answer: (href: string) => PageRecord;
	navigation: () => Navigation;
}

/** Records and loaders of a browser that is online, which note what was asked of the server and stored on the device. */
export function fakeRecordLoading({ answer, navigation }: FakeServer) {
	const asked: string[] = [];
	const stored: string[] = [];
	const records = createPageRecords({
		async fetchRecord({ href }) {
			asked.push(href);
			return answer(href);
		},
		isOnline: () => true,
		device: { get: async () => undefined, set: async (href) => void stored.push(href) },
		now: () => Date.now(),
	});
	const { loaderOf } = createRecordLoaders({
		records,
		navigation,
		loadDocument: () => {},
		isDocumentKept: async () => false,
		loadFromDevice: async () => undefined,
		onNetworkError: () => {},
	});
	return { asked, stored, records, loaderOf };
}
