import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { emptyDetails } from '../details/details.ts';
import { forgetStaleDraft, saveDraft } from '../details/draft.ts';

/** ms between two looks at the age of the draft. */
const CHECK_INTERVAL = 60_000;

/** Each order is consented to anew. */
export const NO_CONSENT = { terms: false, digital: false };

/** Stores every change of the form, without password and consent. */
export function useSaving(form: UseFormReturn<CheckoutForm>): void {
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ values: { password, terms, digital, ...details } }) => saveDraft(structuredClone(details)),
			}),
		[form],
	);
}

/** Empties the form of a guest who has left it alone for 30 minutes, also while the page stays open, in whatever tabs. */
export function useForgetting(form: UseFormReturn<CheckoutForm>, country: string): void {
	useEffect(() => {
		const look = () => forgetStaleDraft(() => form.reset({ ...emptyDetails(country), password: '', ...NO_CONSENT }));
		const looking = setInterval(look, CHECK_INTERVAL);
		document.addEventListener('visibilitychange', look);
		return () => {
			clearInterval(looking);
			document.removeEventListener('visibilitychange', look);
		};
	}, [form, country]);
}
