import { browserLocks } from '@pasaz/kernel/device/locks';
import { pageCart } from '@pasaz/kernel/stores/cart';
import { $user, latestUser } from '@pasaz/kernel/stores/user';
import { createDevice } from './cart-call.ts';

export const PAGE_DEVICE = createDevice({
	cart: pageCart,
	owner: () => {
		const { session, current } = $user.get();
		return session === null ? null : (current?.id ?? null);
	},
	session: () => $user.get().session,
	endSession: async (refused) => {
		// few sessions end here, and every page would load it
		const { expireSession } = await import('@pasaz/kernel/network/session');
		if (latestUser().session === refused) expireSession();
	},
	locks: browserLocks,
});
