import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { ShopPageLink } from '@pasaz/ui-kit/shop-page-link';
import type { ComponentProps } from 'react';
import { accountMessages } from '../messages/account.ts';

/** Accepts the terms of having an account (rule 22.6); the privacy policy is only told. */
export function AcceptedTerms(input: Omit<ComponentProps<typeof Checkbox>, 'children'>) {
	const t = useMessages(accountMessages);
	return (
		<Checkbox {...input} aria-required>
			{t.acceptTerms} <ShopPageLink page="terms">{t.termsLink}</ShopPageLink>. {t.privacyNote}{' '}
			<ShopPageLink page="privacy">{t.privacyLink}</ShopPageLink>.
		</Checkbox>
	);
}
