import { zodResolver } from '@hookform/resolvers/zod';
import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $user } from '@pasaz/kernel/stores/user';
import { useEffect, useMemo } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type CheckoutForm, checkoutSchema } from '../details/checkout-schema.ts';
import { emptyDetails, prefill } from '../details/details.ts';
import { $draft } from '../details/draft.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { useForgetting, useSaving } from './use-draft.ts';

/** The checkout form, prefilled from this device and the account. */
export function useCheckoutForm(): UseFormReturn<CheckoutForm> {
	const t = useMessages(checkoutMessages);
	const { defaultCountry } = useShop().storeView.i18n;
	const user = useStore($user).current;
	const resolver = useMemo(() => zodResolver(checkoutSchema(t)), [t]);
	const form = useForm<CheckoutForm>({
		resolver,
		mode: 'onTouched',
		defaultValues: { ...prefill($draft.get() ?? emptyDetails(defaultCountry), user), password: '', terms: false },
	});
	useSaving(form);
	useForgetting(form, defaultCountry);
	useEffect(() => {
		if (!user) return;
		const { personal, shipping } = prefill(form.getValues(), user);
		form.setValue('personal', personal);
		form.setValue('shipping', shipping);
		form.setValue('password', '');
	}, [form, user]);
	return form;
}
