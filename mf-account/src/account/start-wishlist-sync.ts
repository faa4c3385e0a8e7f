import type { Api } from '@pasaz/kernel/network/api';
import { $online } from '@pasaz/kernel/stores/online';
import { $user } from '@pasaz/kernel/stores/user';
import { $wishes, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { syncWishlist, wishingShopper } from './sync-wishlist.ts';

/** ms. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;

let isStarted = false;

function situation(): string {
	return `${wishingShopper()} ${JSON.stringify($wishes.get())}`;
}

/** Restores the wishlist and keeps it in step with the account's; a failure is tried again. Browser only; repeated calls do nothing. */
export function startWishlistSync(api: Api): void {
	startWishlist();
	if (isStarted) return;
	isStarted = true;
	let synced = '';
	let isBusy = false;
	let pause = FIRST_PAUSE;
	let retry: ReturnType<typeof setTimeout> | undefined;

	async function sync(): Promise<void> {
		clearTimeout(retry);
		isBusy = true;
		try {
			while (wishingShopper() !== undefined && situation() !== synced) {
				if (await syncWishlist(api)) synced = situation();
			}
			pause = FIRST_PAUSE;
		} catch (error) {
			console.warn('The wishlist could not be synchronised', error);
			retry = setTimeout(start, pause);
			pause = Math.min(pause * 2, LONGEST_PAUSE);
		}
		isBusy = false;
	}
	function start(): void {
		if (!isBusy && wishingShopper() !== undefined && situation() !== synced) void sync();
	}
	$user.listen(start);
	$wishes.listen(start);
	$online.listen((isOnline) => isOnline && start());
	start();
}
