import { useMessages } from '@pasaz/kernel/i18n/messages';
import { cmsPath } from '@pasaz/kernel/routes';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';

const NEW_TAB = { target: '_blank', rel: 'noopener' };

export function TermsField() {
	const text = useMessages(checkoutMessages);
	const { register, formState } = useFormContext<CheckoutForm>();
	return (
		<Checkbox {...register('terms')} error={formState.errors.terms?.message}>
			{text.accept}{' '}
			<Link to={cmsPath({ url_key: 'regulamin' })} {...NEW_TAB}>
				{text.termsLink}
			</Link>{' '}
			{text.and}{' '}
			<Link to={cmsPath({ url_key: 'polityka-prywatnosci' })} {...NEW_TAB}>
				{text.privacyLink}
			</Link>
			.
		</Checkbox>
	);
}
