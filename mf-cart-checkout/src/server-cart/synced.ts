import type { KeptCart } from '@pasaz/kernel/domain/cart';
import { $cart } from '@pasaz/kernel/stores/cart';
import { kept } from '@pasaz/kernel/stores/kept';
import { $user } from '@pasaz/kernel/stores/user';
import { isInStep } from './exchange-operations.ts';
import { PAGE_DEVICE } from './page-device.ts';

/** When the carts of device and server were last the same (ms since 1970), and what the device's was then. */
interface Synced {
	hash: string;
	at: number;
}

function isSynced(json: unknown): json is Synced {
	if (typeof json !== 'object' || json === null || !('hash' in json) || !('at' in json)) return false;
	return typeof json.hash === 'string' && typeof json.at === 'number';
}

/** Without zod, which would double what a page loads for the sync. */
const schema = { safeParse: (json: unknown) => ({ data: isSynced(json) ? json : undefined }) };

const synced = kept<Synced>({ key: 'cart/synced', schema, empty: { hash: '', at: 0 } });

/** FNV-1a, because the text of a large cart is long. */
function shortHash(text: string): string {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
	return (hash >>> 0).toString(36);
}

/** Hash of a cart, with the server cart and session it is synced to. */
function hashOf({ lines, bare, serverToken, since }: KeptCart): string {
	const ops = [...lines, ...bare].map((line) => [line.sku, line.ops]);
	return shortHash(JSON.stringify([ops, serverToken, since, $user.get().session !== null]));
}

function lastSync(): Synced {
	synced.start();
	return synced.$value.get();
}

/** ms after which what other devices have done is looked for, when the shopper opens a page or comes back to one. */
const STALE = 60_000;
/** The same for the cart of an account. */
const STALE_OF_ACCOUNT = 2_000;

/** ms until what other devices have done has to be looked for; 0 or less when it is time. */
export function untilOld(): number {
	const age = Date.now() - lastSync().at;
	// a clock that was set back tells no age
	return age < 0 ? 0 : ($user.get().session === null ? STALE : STALE_OF_ACCOUNT) - age;
}

/** Whether nothing was done on this device since the carts were the same; only a sync tells what was done elsewhere. */
export function isInStepAsStored(): boolean {
	return lastSync().hash === hashOf($cart.get());
}

/** Notes that both carts are the same now, unless the shopper has changed this one since it was sent. */
export function markSynced(): void {
	if (!isInStep(PAGE_DEVICE)) return;
	synced.start();
	synced.set({ hash: hashOf($cart.get()), at: Date.now() });
}
