import type { Shop } from '@pasaz/kernel/composition/shop';
import type { ShownStoreView, StoreView } from '@pasaz/kernel/contract/store-view';
import type { BootData } from '../routing/boot-data.ts';
import { remotesOf } from './client-files.ts';
import type { DescribedPage } from './describe-page.ts';
import type { LoadedPage } from './loaded-page.ts';
import type { NodeSlices } from './node-slices.ts';
import type { WorkerSettings } from './worker-messages.ts';

/** JSON that cannot end its script element, whatever texts it contains. */
export function inertJson(json: string): string {
	return json.replace(/</g, '\\u003c');
}

/** In the document as tags, or read by the back end alone. */
const LEFT_OUT = ['theme', 'storeId', 'elasticsearch', 'tax', 'prices', 'claims', 'bankTransfer'] as const;

/** The part of a store view that documents carry for scripts. */
export function browserStoreView(storeView: ShownStoreView): ShownStoreView {
	const { description: _, ...names } = storeView.seo;
	const { defaultCountry } = storeView.tax ?? storeView.i18n;
	const shown: ShownStoreView & Partial<Omit<StoreView, 'tax'>> = { ...storeView, seo: names };
	for (const name of LEFT_OUT) delete shown[name];
	return defaultCountry === storeView.i18n.defaultCountry ? shown : { ...shown, tax: { defaultCountry } };
}

export function createBootWriter(settings: WorkerSettings, slices: NodeSlices) {
	const shared = new Map<string, string>();

	function sharedJson({ storeView, storeLinks }: Shop): string {
		const known = shared.get(storeView.storeCode);
		if (known) return known;
		const json = JSON.stringify({
			releaseSet: settings.releaseSet,
			broken: slices.broken,
			storeView: browserStoreView(storeView),
			storeLinks,
			routing: { views: settings.routing.views, remembersPaths: settings.routing.remembersPaths },
		} satisfies Omit<BootData, 'remotes' | 'resolved' | 'loaderData' | 'errors' | 'incomplete'>);
		shared.set(storeView.storeCode, inertJson(json));
		return inertJson(json);
	}

	return ({ dispatched }: LoadedPage, { handle, loaderData, record }: DescribedPage, shop: Shop): string => {
		const near = [handle?.page ?? [], handle?.fragments ?? [], handle?.next ?? []].flat();
		const remotes = JSON.stringify(remotesOf(settings.slices, near) satisfies BootData['remotes']);
		const resolved = JSON.stringify(dispatched.resolved satisfies BootData['resolved']);
		const errors = record.errors ? `,"errors":${JSON.stringify(record.errors)}` : '';
		const incomplete = record.incomplete ? ',"incomplete":true' : '';
		const own = `"remotes":${remotes},"resolved":${resolved},"loaderData":${loaderData.boot}${errors}${incomplete}`;
		return `${sharedJson(shop).slice(0, -1)},${inertJson(own)}}`;
	};
}
