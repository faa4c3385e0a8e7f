import { browserLocks } from '@pasaz/kernel/device/locks';
import { pageCart } from '@pasaz/kernel/stores/cart';
import { $user, clearUser } from '@pasaz/kernel/stores/user';
import { createDevice } from './cart-call.ts';

export const PAGE_DEVICE = createDevice({
	cart: pageCart,
	owner: () => {
		const { session, current } = $user.get();
		return session === null ? null : (current?.id ?? null);
	},
	session: () => $user.get().session,
	endSession: () => {
		if ($user.get().session !== null) clearUser();
	},
	locks: browserLocks,
});
