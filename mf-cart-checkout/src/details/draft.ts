import { write } from '@pasaz/kernel/stores/browser-only';
import { persist } from '@pasaz/kernel/stores/persisted';
import { $user } from '@pasaz/kernel/stores/user';
import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { CheckoutDetails } from './details.ts';

const Draft = z.nullable(CheckoutDetails);
const $details = atom<CheckoutDetails | null>(null);
/** The checkout as far as the shopper has filled it in on this device. */
export const $draft: ReadableAtom<CheckoutDetails | null> = $details;

export function saveDraft(details: CheckoutDetails): void {
	write($details, details);
}

let started = false;

/** Restores the draft and forgets it when the shopper logs out. Call in the browser, as often as you like. */
export function startDraft(): void {
	if (started) return;
	started = true;
	persist({ $store: $details, key: 'checkout/details', schema: Draft });
	$user.listen(({ token }, before) => {
		if (before?.token && !token) write($details, null);
	});
}
