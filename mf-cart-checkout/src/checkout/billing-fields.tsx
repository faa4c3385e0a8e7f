import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';

const details = lazyPart(() => import('./billing-details.tsx'));

/** Who the invoice or the receipt is for, where that is not the shopper at the address of delivery. */
export function BillingFields() {
	const t = useMessages(checkoutMessages);
	const { register } = useFormContext<CheckoutForm>();
	const [forCompany, elsewhere] = useWatch<CheckoutForm, ['invoice.enabled', 'billing.enabled']>({
		name: ['invoice.enabled', 'billing.enabled'],
	});
	const loaded = useLazy(details, { isNeeded: forCompany || elsewhere });
	const waiting = <Skeleton shape="box" />;
	return (
		<>
			<Checkbox {...register('invoice.enabled')}>{t.invoiceEnabled}</Checkbox>
			{forCompany && (loaded ? <loaded.InvoiceFields /> : waiting)}
			{!forCompany && <Checkbox {...register('billing.enabled')}>{t.billingEnabled}</Checkbox>}
			{!forCompany && elsewhere && (loaded ? <loaded.PersonFields /> : waiting)}
		</>
	);
}
