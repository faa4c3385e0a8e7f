import type { Shop } from '@pasaz/kernel/composition/shop';
import type { KeptCart } from '@pasaz/kernel/domain/cart';
import { $cart, $cartIsLoaded } from '@pasaz/kernel/stores/cart';
import { kept } from '@pasaz/kernel/stores/kept';
import { $online } from '@pasaz/kernel/stores/online';
import { $user } from '@pasaz/kernel/stores/user';
import * as z from 'zod/mini';
import { PAGE_DEVICE } from './page-device.ts';
import { CART_SETTINGS } from './settings.ts';
import { syncCart } from './sync-cart.ts';

/** When the carts of device and server were last the same (ms since 1970), and what the device's was then. */
const Synced = z.object({ hash: z.string(), at: z.number() });
const synced = kept({ key: 'cart/synced', schema: Synced, empty: { hash: '', at: 0 } });

/** ms after the last change before the call, so that rapid taps are one. */
const CALM = 300;
/** ms after which what another device has done is looked for, when the shopper comes back to the page. */
const STALE = 60_000;
/** ms before a failed call is repeated, longer each time. */
const DELAYS = [2_000, 10_000, 60_000];

/** FNV-1a, because the text of a large cart is long. */
function shortHash(text: string): string {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return (hash >>> 0).toString(36);
}

function hashOf({ lines, bare, serverToken, since }: KeptCart): string {
	const ops = [...lines, ...bare].map((line) => [line.sku, line.ops]);
	return shortHash(JSON.stringify([ops, serverToken, since, $user.get().token !== null]));
}

function hasCart({ lines, bare, serverToken }: KeptCart): boolean {
	return lines.length > 0 || bare.length > 0 || serverToken !== null || $user.get().token !== null;
}

/** Whether device and server may differ. */
function isRequired(): boolean {
	const cart = $cart.get();
	const mayAsk = CART_SETTINGS.synchronize && $online.get() && document.visibilityState === 'visible';
	if (!mayAsk || !$cartIsLoaded.get() || !hasCart(cart)) return false;
	const { hash, at } = synced.$value.get();
	return hash !== hashOf(cart) || Date.now() - at > STALE;
}

/** Notes that both carts are the same now. */
export function markSynced(): void {
	synced.start();
	synced.set({ hash: hashOf($cart.get()), at: Date.now() });
}

/** Keeps the device's cart and the server's in step, on whatever page, until the returned function is called. */
export function keepInStep(shop: Pick<Shop, 'api' | 'translator'>): () => void {
	const gone = new AbortController();
	const { signal } = gone;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let failures = 0;
	let isRunning = false;

	const later = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => void run(), ms);
	};
	async function run(): Promise<void> {
		if (isRunning || signal.aborted || !isRequired()) return;
		isRunning = true;
		try {
			await syncCart({ shop, signal, device: PAGE_DEVICE });
			markSynced();
			failures = 0;
		} catch (error) {
			if (!signal.aborted) console.warn('The cart is not in step with its server', error);
			later(DELAYS[Math.min(failures, DELAYS.length - 1)] ?? STALE);
			failures += 1;
		}
		isRunning = false;
		if (failures === 0 && isRequired()) later(CALM);
	}
	synced.start();
	const soon = () => later(CALM);
	const unlisten = [$cart, $user, $online].map((store) => store.listen(soon));
	document.addEventListener('visibilitychange', soon, { signal });
	soon();
	return () => {
		gone.abort();
		clearTimeout(timer);
		for (const end of unlisten) end();
	};
}
