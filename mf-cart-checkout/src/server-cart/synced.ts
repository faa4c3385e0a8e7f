import type { KeptCart } from '@pasaz/kernel/domain/cart';
import { $cart } from '@pasaz/kernel/stores/cart';
import { kept } from '@pasaz/kernel/stores/kept';
import { $user } from '@pasaz/kernel/stores/user';
import * as z from 'zod/mini';
import { isInStep } from './exchange-operations.ts';
import { PAGE_DEVICE } from './page-device.ts';

/** When the carts of device and server were last the same (ms since 1970), and what the device's was then. */
const Synced = z.object({ hash: z.string(), at: z.number() });
const synced = kept({ key: 'cart/synced', schema: Synced, empty: { hash: '', at: 0 } });

/** FNV-1a, because the text of a large cart is long. */
function shortHash(text: string): string {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return (hash >>> 0).toString(36);
}

/** Of a cart with whom it is synced. */
export function hashOf({ lines, bare, serverToken, since }: KeptCart): string {
	const ops = [...lines, ...bare].map((line) => [line.sku, line.ops]);
	return shortHash(JSON.stringify([ops, serverToken, since, $user.get().token !== null]));
}

export function lastSync(): z.infer<typeof Synced> {
	synced.start();
	return synced.$value.get();
}

/** Notes that both carts are the same now, unless the shopper has changed this one since it was sent. */
export function markSynced(): void {
	if (!isInStep(PAGE_DEVICE)) return;
	synced.start();
	synced.set({ hash: hashOf($cart.get()), at: Date.now() });
}
