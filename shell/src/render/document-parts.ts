import type { Shop } from '@pasaz/kernel/composition/shop';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { languageOf } from '@pasaz/kernel/i18n/loaded-texts';
import type { StaticHandlerContext } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import { audienceOf } from '../routing/page-meta.ts';
import { slotOf } from '../routing/slots.ts';
import { WORKER_URL } from '../routing/worker-file.ts';
import { createBootWriter } from './boot-json.ts';
import { createClientFiles, createStyleReader } from './client-files.ts';
import type { DescribedPage } from './describe-page.ts';
import type { DocumentParts } from './document.ts';
import { jsonLdOf } from './json-ld.ts';
import type { LoadedPage } from './loaded-page.ts';
import { pageDataOf } from './loader-data.ts';
import type { NodeSlices } from './node-slices.ts';
import { openGraph } from './open-graph.ts';
import type { WorkerSettings } from './worker-messages.ts';

interface DocumentOptions {
	settings: WorkerSettings;
	slices: NodeSlices;
	intact: WorkerSettings['slices'];
}

/** The first paint waits for this element: the footer, or the page itself in layouts without one. */
function lastPartOf({ matches }: StaticHandlerContext) {
	return matches.some(({ route }) => route.id === slotOf('default')) ? 'footer' : 'content';
}

/** Prefixes of the addresses from which a page may load scripts: released files, and the merchant's tracking script. */
function scriptSourcesOf({ analytics }: ShownStoreView, fileOrigin: string | undefined): string[] {
	const files = ['/releases/', ...(fileOrigin ? [`${fileOrigin}/releases/`] : [])];
	return [...files, WORKER_URL, ...(analytics?.scriptUrl ? [`${new URL(analytics.scriptUrl).origin}/`] : [])];
}

export function createDocumentParts({ settings, slices, intact }: DocumentOptions) {
	const readStyles = createStyleReader(settings.shell, intact, settings.fileOrigin);
	const filesFor = createClientFiles(settings.shell, settings.fileOrigin);
	const writeBoot = createBootWriter(settings, slices);
	const origin = settings.publicUrl;

	function structuredData({ context }: LoadedPage, { handle }: DescribedPage, shop: Shop) {
		return context.errors || !handle ? [] : jsonLdOf({ handle, data: pageDataOf(context) }, shop, origin);
	}

	return (page: LoadedPage, described: DescribedPage, shop: Shop): DocumentParts => {
		const { storeView } = shop;
		const { meta, record } = described;
		const lang = languageOf(storeView.i18n.defaultLocale);
		const audience = audienceOf(described.handle);
		return {
			head: record.head,
			leadImage: meta.leadImage,
			openGraph: openGraph({ meta, origin, storeView }),
			jsonLd: structuredData(page, described, shop),
			lang,
			theme: storeView.theme,
			lastPart: lastPartOf(page.context),
			styles: readStyles(record.styles),
			files: filesFor(record.scripts, lang, audience),
			needsClient: audience !== 'anyone',
			boot: writeBoot(page, described, shop),
			noScript: layoutMessages.in(shop.translator).get().noScript,
			nonce: page.nonce,
			scriptSources: scriptSourcesOf(storeView, settings.fileOrigin),
			fileOrigin: settings.fileOrigin,
		};
	};
}
