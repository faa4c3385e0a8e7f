import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { digitalConsentMessages } from '../messages/digital-consent.ts';

/** What the law wants to hear before files are delivered within the days of withdrawal. */
export function DigitalConsent() {
	const t = useMessages(digitalConsentMessages);
	const { register, formState } = useFormContext<CheckoutForm>();
	return (
		<Checkbox {...register('digital')} aria-required error={formState.errors.digital?.message}>
			{t.consent}
		</Checkbox>
	);
}
