import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { shopPagePath } from '@pasaz/kernel/routes';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { accountMessages } from '../messages/account.ts';

/** Plain text in a shop without such a page. */
function ShopPage({ page, children }: { page: 'terms' | 'privacy'; children: string }) {
	const path = shopPagePath(useShop().storeView, page);
	if (!path) return children;
	return (
		<Link to={path} target="_blank" rel="noopener">
			{children}
		</Link>
	);
}

/** Accepts the terms of having an account (rule 22.6); the privacy policy is only told. */
export function AcceptedTerms(input: Omit<ComponentProps<typeof Checkbox>, 'children'>) {
	const t = useMessages(accountMessages);
	return (
		<Checkbox {...input} aria-required>
			{t.acceptTerms} <ShopPage page="terms">{t.termsLink}</ShopPage>. {t.privacyNote}{' '}
			<ShopPage page="privacy">{t.privacyLink}</ShopPage>.
		</Checkbox>
	);
}
