import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { hasFiles } from '@pasaz/kernel/domain/cart';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart } from '@pasaz/kernel/stores/cart';
import { $user } from '@pasaz/kernel/stores/user';
import { WHEN_LEFT } from '@pasaz/ui-kit/when-left';
import { useEffect, useMemo } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { type CheckoutForm, checkoutSchema } from '../details/checkout-schema.ts';
import { regionsOf } from '../details/countries.ts';
import { deliveryNeed } from '../details/delivery-need.ts';
import { emptyDetails, firstCountry } from '../details/details.ts';
import { $draft } from '../details/draft.ts';
import { prefill, refill } from '../details/saved-addresses.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { NO_CONSENT, useForgetting, useSaving } from './use-draft.ts';

function useRules(): Resolver<CheckoutForm> {
	const { nameLength } = useShop().storeView;
	const t = useMessages(checkoutMessages);
	return useMemo(
		() => (values, context, options) => {
			const delivery = deliveryNeed(values.shipping.method);
			const needs = {
				delivery,
				hasRegions: (country: string) => regionsOf(country).length > 0,
				hasFiles: hasFiles($cart.get().lines),
				nameLength,
			};
			return zodResolver(checkoutSchema(t, needs))(values, context, options);
		},
		[t, nameLength],
	);
}

/** What decides which fields there are. */
const CHOICES = new Set(['shipping.method', 'personal.createAccount', 'invoice.enabled', 'billing.enabled']);

/** After a failed order, fields that a choice takes away take their problems along, and new ones show theirs. */
function useProblemsOfChoices(form: UseFormReturn<CheckoutForm>): void {
	useEffect(
		() =>
			form.subscribe({
				formState: { values: true },
				callback: ({ name, isSubmitted }) => {
					if (isSubmitted && name && CHOICES.has(name)) void form.trigger();
				},
			}),
		[form],
	);
}

export function useCheckoutForm(): UseFormReturn<CheckoutForm> {
	const country = firstCountry(useShop().storeView);
	const user = useStore($user).current;
	const resolver = useRules();
	const form = useForm<CheckoutForm>({
		resolver,
		...WHEN_LEFT,
		shouldFocusError: false,
		defaultValues: { ...prefill($draft.get() ?? emptyDetails(country), user), password: '', ...NO_CONSENT },
	});
	useProblemsOfChoices(form);
	useSaving(form);
	useForgetting(form, country);
	useEffect(() => {
		if (!user) return;
		const { personal, shipping, billing, invoice } = refill(form.getValues(), user);
		form.setValue('personal', personal);
		form.setValue('shipping', shipping);
		form.setValue('billing', billing);
		form.setValue('invoice', invoice);
		form.setValue('password', '');
	}, [form, user]);
	return form;
}
