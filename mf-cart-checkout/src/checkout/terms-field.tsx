import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { shopPagePath } from '@pasaz/kernel/routes';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { LazyDigitalConsent } from './lazy-digital-consent.tsx';
import styles from './terms-field.module.css';

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** Plain text in a shop without such a page. */
function ShopPage({ page, children }: { page: 'terms' | 'privacy' | 'returns'; children: string }) {
	const path = shopPagePath(useShop().storeView, page);
	if (!path) return children;
	return (
		<Link to={path} {...NEW_TAB}>
			{children}
		</Link>
	);
}

/** Consent to the terms, and what the law wants to be said beside the order button (rule 22.12). */
export function TermsField({ isShipped }: { isShipped: boolean }) {
	const t = useMessages(checkoutMessages);
	const { register, formState } = useFormContext<CheckoutForm>();
	return (
		<div className={styles.terms}>
			<LazyDigitalConsent />
			<Checkbox {...register('terms')} aria-required error={formState.errors.terms?.message}>
				{t.accept} <ShopPage page="terms">{t.termsLink}</ShopPage> {t.and}{' '}
				<ShopPage page="privacy">{t.privacyLink}</ShopPage>.
			</Checkbox>
			<p className={styles.withdrawal}>
				{isShipped && t.withdrawal} <ShopPage page="returns">{t.withdrawalLink}</ShopPage>.
			</p>
		</div>
	);
}
