import { pageAsLeftSeen } from '../layout/page-as-left.ts';
import type { ShopRouter } from './shop-router.ts';

/**
 * The router as React sees it, which hears of changes once a task. A page in memory is there within the task of the tap: to
 * hear before that it is loading would make React render the old page once more, and within the tap itself React would run the
 * new page's effects before its first paint. A page that is shown as it was left is on the screen before React makes it again.
 */
export function quietRouter(router: ShopRouter): ShopRouter {
	const subscribe: ShopRouter['subscribe'] = (tell) => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const unsubscribe = router.subscribe((...change) => {
			clearTimeout(timer);
			const own = setTimeout(async () => {
				await pageAsLeftSeen();
				if (timer === own) tell(...change);
			});
			timer = own;
		});
		return () => {
			clearTimeout(timer);
			timer = undefined;
			unsubscribe();
		};
	};
	return Object.create(router, { subscribe: { value: subscribe } });
}
