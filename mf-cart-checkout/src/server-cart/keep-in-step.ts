import type { KeptCart } from '@pasaz/kernel/domain/cart';
import { $cart, $cartIsLoaded } from '@pasaz/kernel/stores/cart';
import { $online } from '@pasaz/kernel/stores/online';
import { $user } from '@pasaz/kernel/stores/user';
import type { CartShop } from './cart-call.ts';
import { loadLines } from './load-lines.ts';
import { PAGE_DEVICE } from './page-device.ts';
import { cartSettings } from './settings.ts';
import { syncCart } from './sync-cart.ts';
import { isInStepAsStored, lastSync, markSynced } from './synced.ts';

/** ms after the last change before the call, so that rapid taps are one. */
const CALM = 300;
/** ms after which what other devices have done is looked for, when the shopper opens a page or comes back to one. */
const STALE = 60_000;
/** The same for the cart of an account. */
const STALE_OF_ACCOUNT = 2_000;
/** ms before a failed call is repeated, longer each time. */
const DELAYS = [2_000, 10_000, 60_000];

function hasCart({ lines, bare, serverToken }: KeptCart): boolean {
	return lines.length > 0 || bare.length > 0 || serverToken !== null || $user.get().session !== null;
}

/** ms until what other devices have done has to be looked for; 0 or less when it is time. */
function untilOld(): number {
	return lastSync().at + ($user.get().session === null ? STALE : STALE_OF_ACCOUNT) - Date.now();
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
	/** Called when the server has agreed to a quantity that the shopper has set. */
	onSet: () => void;
	/** Whether the page asks for the cart's sums at every change, and syncs it for them. */
	isQuoted: () => boolean;
}

/** Keeps the device's cart and the server's in step, on whatever page (rules 13.24, 16.4), until the returned function is called. */
export function keepInStep(shop: CartShop, { onSet, isQuoted }: KeepOptions): () => void {
	const gone = new AbortController();
	const { signal } = gone;
	if (!cartSettings(shop.storeView).synchronize) {
		// another store view's lines are known by their skus alone
		loadLines({ shop, signal, device: PAGE_DEVICE }, []).catch(warn);
		return () => gone.abort();
	}
	let timer: ReturnType<typeof setTimeout> | undefined;
	let failures = 0;
	let isRunning = false;
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
			await syncCart({ shop, signal, device: PAGE_DEVICE, onSet });
			markSynced();
			failures = 0;
		} catch (error) {
			if (!signal.aborted) console.warn('The cart is not in step with its server', error);
			isReturned = true;
			later(DELAYS[Math.min(failures, DELAYS.length - 1)] ?? STALE);
			failures += 1;
		}
		isRunning = false;
		if (failures === 0 && isChanged()) later(CALM);
	}
	const soon = () => later(CALM);
	const unlisten = [$cart, $user, $online].map((store) => store.listen(soon));
	const comeBack = () => {
		isReturned = true;
		soon();
	};
	document.addEventListener('visibilitychange', comeBack, { signal });
	soon();
	return () => {
		gone.abort();
		clearTimeout(timer);
		for (const end of unlisten) end();
	};
}
