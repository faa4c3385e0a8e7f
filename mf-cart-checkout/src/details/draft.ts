import { kept } from '@pasaz/kernel/stores/kept';
import { $user } from '@pasaz/kernel/stores/user';
import * as z from 'zod/mini';
import { CheckoutDetails } from './details.ts';

/** ms after the last change for which a guest counts as being in the checkout (rule 15.5). */
export const CHECKOUT_WINDOW = 1_800_000;

/** `modifiedAt` is in ms by the device's clock, which also measures the age. */
const Draft = z.extend(CheckoutDetails, { modifiedAt: z.number() });

const draft = kept({ key: 'checkout/details', schema: z.nullable(Draft), empty: null, personal: true });

export const $draft = draft.$value;
export const startDraft = draft.start;

export function saveDraft(details: CheckoutDetails): void {
	draft.set({ ...details, modifiedAt: Date.now() });
}

/** Forgets a guest's draft older than the window; a time in the future comes of a clock that was set back. @returns whether there was one */
export function forgetStaleDraft(): boolean {
	const kept = $draft.get();
	if (!kept || $user.get().session !== null) return false;
	const age = Date.now() - kept.modifiedAt;
	if (age >= 0 && age < CHECKOUT_WINDOW) return false;
	draft.set(null);
	return true;
}

/** After an order: what the shopper had to say about it is not said again with the next one. */
export function forgetComments(): void {
	draft.change((kept) => kept && { ...kept, comments: { delivery: '', order: '' } });
}
