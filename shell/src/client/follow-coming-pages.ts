import { noteAct } from '@pasaz/kernel/device/acts';
import { idleAfter } from '@pasaz/kernel/device/idle';
import { nextFrame } from '../layout/next-frame.ts';
import { nextShownPage } from '../layout/shown-page.ts';
import type { ShopRouter } from './shop-router.ts';

/** ms after which a page is late, so that other work, such as telling the shopper, need not wait for it. */
const LATE_AFTER = 300;

/** Lets whatever waits for an idle moment wait for a page that is on its way, however it was asked for. */
export function followComingPages({ subscribe }: Pick<ShopRouter, 'subscribe'>): void {
	let coming: PromiseWithResolvers<void> | undefined;
	const start = () => {
		coming = Promise.withResolvers();
		setTimeout(coming.resolve, LATE_AFTER);
		idleAfter(coming.promise);
	};
	subscribe(({ navigation }) => {
		// React shows another page only after it has taken over all parts of this one, some of which wait for an act.
		noteAct();
		if (navigation.state !== 'idle') {
			if (!coming) start();
			return;
		}
		if (coming) void nextShownPage().then(nextFrame).then(coming.resolve);
		coming = undefined;
	});
}
