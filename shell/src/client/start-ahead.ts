import { rememberStartPage } from '@pasaz/kernel/analytics/start-page';
import { untilAnswered } from '@pasaz/kernel/device/idle';
import { learnSlices } from '../composition/containers.ts';
import { endHandedOver, followLaterTaps } from './end-handed-over.ts';
import { reportHealth } from './health-report.ts';
import { startNextPages } from './next-pages.ts';
import { isOutlineRequested } from './outline-wish.ts';
import { showPagesAsLeft } from './pages-as-left.ts';
import { type PrefetchOptions, startPrefetch } from './prefetch.ts';
import { dateDocument } from './records/date-document.ts';
import { followWayBack } from './records/follow-way-back.ts';
import type { ShopRouter } from './shop-router.ts';

/** Begins what the first page does not need: what the way back takes, and fetching ahead what the shopper may want next. */
export function startAhead(router: ShopRouter, options: PrefetchOptions & { releaseSet: string }): void {
	// before another document takes its place, e.g. that of another store view
	rememberStartPage();
	endHandedOver(router);
	followLaterTaps(router);
	dateDocument(options.records);
	followWayBack(router, options.records);
	showPagesAsLeft(router);
	reportHealth(router, options.releaseSet);
	void untilAnswered().then(() => {
		// a slice that is not known by then is asked for when it is needed
		learnSlices().catch(() => undefined);
		startPrefetch(options);
		startNextPages(router, options.loadAhead);
	});
	if (isOutlineRequested())
		void import(/* webpackChunkName: "outline" */ './outline/show-outline.ts').then((code) => code.showOutline(router));
}
