import type { KeptCart } from '@pasaz/kernel/domain/cart';
import { $cart, $cartIsLoaded } from '@pasaz/kernel/stores/cart';
import { $online } from '@pasaz/kernel/stores/online';
import { $user } from '@pasaz/kernel/stores/user';
import type { CartShop } from './cart-call.ts';
import { loadLines } from './load-lines.ts';
import { PAGE_DEVICE } from './page-device.ts';
import { cartSettings } from './settings.ts';
import { syncCart } from './sync-cart.ts';
import { isInStepAsStored, markSynced, untilOld } from './synced.ts';

/** ms after the last change before the call, so that rapid taps are one. */
const DEBOUNCE = 300;
/** ms before a failed call is repeated, longer each time. */
const DELAYS = [2_000, 10_000, 60_000];

function hasCart({ lines, bare, serverToken }: KeptCart): boolean {
	return lines.length > 0 || bare.length > 0 || serverToken !== null || $user.get().session !== null;
}

/** Whether the server may be asked now, and there is something to ask about. */
function isPossible(): boolean {
	const isShown = $online.get() && document.visibilityState === 'visible';
	return isShown && $cartIsLoaded.get() && hasCart($cart.get());
}

function warn(error: unknown): void {
	console.warn('Products of the cart could not be loaded', error);
}

interface KeepOptions {
	onSet: () => void;
	/** Whether the page asks for the cart's sums at every change, and syncs it for them. */
	isQuoted: () => boolean;
}

interface Keeper {
	opened: () => void;
	stop: () => void;
}

/** Keeps the device's cart and the server's in step, on whatever page (rules 13.24, 16.4), until it is stopped. */
export function keepInStep(shop: CartShop, { onSet, isQuoted }: KeepOptions): Keeper {
	const gone = new AbortController();
	const { signal } = gone;
	if (!cartSettings(shop.storeView).synchronize) {
		// another store view's lines are known by their skus alone
		loadLines({ shop, signal, device: PAGE_DEVICE }, []).catch(warn);
		return { opened: () => undefined, stop: () => gone.abort() };
	}
	let timer: ReturnType<typeof setTimeout> | undefined;
	let failures = 0;
	let isRunning = false;
	let wasOffline = !$online.get();
	/** A page was opened, or the shopper came back to one. */
	let isReturned = true;

	const later = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => void run(), ms);
	};
	const isChanged = () => !isInStepAsStored();
	async function run(): Promise<void> {
		if (isRunning || signal.aborted || isQuoted() || !isPossible()) return;
		const wait = isReturned ? untilOld() : 0;
		if (!isChanged() && (!isReturned || wait > 0)) return wait > 0 ? later(wait) : undefined;
		isRunning = true;
		isReturned = false;
		try {
			await syncCart({ shop, signal, device: PAGE_DEVICE, onSet, forceClientState: wasOffline });
			wasOffline = false;
			markSynced();
			failures = 0;
		} catch (error) {
			if (!signal.aborted) console.warn('The cart is not in step with its server', error);
			isReturned = true;
			later(DELAYS[Math.min(failures, DELAYS.length - 1)] ?? 0);
			failures += 1;
		}
		isRunning = false;
		if (failures === 0 && isChanged()) later(DEBOUNCE);
	}
	const soon = () => {
		wasOffline ||= !$online.get();
		later(DEBOUNCE);
	};
	const unlisten = [$cart, $user, $online].map((store) => store.listen(soon));
	const comeBack = () => {
		isReturned = true;
		soon();
	};
	document.addEventListener('visibilitychange', comeBack, { signal });
	soon();
	const stop = () => {
		gone.abort();
		clearTimeout(timer);
		for (const end of unlisten) end();
	};
	return { opened: comeBack, stop };
}
