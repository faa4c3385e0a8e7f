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

/** `modifiedAt` of the last draft, also of one that another tab or the end of a session has forgotten before this tab's form is; else 0. */
let changedAt = 0;
$draft.listen((kept) => {
	changedAt = kept?.modifiedAt ?? changedAt;
});

export function saveDraft(details: CheckoutDetails): void {
	draft.set({ ...details, modifiedAt: Date.now() });
}

/**
 * Forgets a guest's draft that no tab has changed for the window; a time in the future comes of a clock that was set back.
 * @param emptyForm empties the form of an open page; what that saves is no change by the shopper, and is forgotten with the rest
 */
export function forgetStaleDraft(emptyForm?: () => void): void {
	// a change of another tab may not have arrived yet
	draft.change((kept) => kept);
	if (!changedAt || $user.get().session !== null) return;
	const age = Date.now() - changedAt;
	if (age >= 0 && age < CHECKOUT_WINDOW) return;
	emptyForm?.();
	draft.set(null);
	changedAt = 0;
}

/** After an order: what the shopper had to say about it is not said again with the next one. */
export function forgetComments(): void {
	draft.change((kept) => kept && { ...kept, comments: { delivery: '', order: '' } });
}
