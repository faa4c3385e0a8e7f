import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { ShopPageLink } from '@pasaz/ui-kit/shop-page-link';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { LazyDigitalConsent } from './lazy-digital-consent.tsx';
import styles from './terms-field.module.css';

/** Accepts the terms, and says what the law wants beside the order button (rule 22.12); the privacy policy is only told. */
export function TermsField({ isShipped }: { isShipped: boolean }) {
	const t = useMessages(checkoutMessages);
	const { register, formState } = useFormContext<CheckoutForm>();
	return (
		<div className={styles.terms}>
			<LazyDigitalConsent />
			<Checkbox {...register('terms')} aria-required error={formState.errors.terms?.message}>
				{t.accept} <ShopPageLink page="terms">{t.termsLink}</ShopPageLink>. {t.privacyNote}{' '}
				<ShopPageLink page="privacy">{t.privacyLink}</ShopPageLink>.
			</Checkbox>
			<p className={styles.withdrawal}>
				{isShipped && t.withdrawal} <ShopPageLink page="returns">{t.withdrawalLink}</ShopPageLink>.
			</p>
		</div>
	);
}
