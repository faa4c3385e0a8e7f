import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { shopPagePath } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';
import { consentMessages } from '../messages/consent.ts';
import { $consent, denyConsent, grantConsent } from './consent.ts';
import styles from './consent-panel.module.css';

/** Asks for consent to statistics. Both answers look alike, and no answer is a no. */
export function ConsentPanel() {
	const t = useMessages(consentMessages);
	const privacy = shopPagePath(useShop().storeView, 'privacy');
	if (useStore($consent) !== 'unknown') return null;
	return (
		<section className={styles.panel} aria-labelledby="consent">
			<h2 className={styles.title} id="consent">
				{t.title}
			</h2>
			<p>
				{t.text} {privacy && <Link to={privacy}>{t.more}</Link>}
			</p>
			<div className={styles.answers}>
				<Button variant="secondary" onClick={denyConsent}>
					{t.deny}
				</Button>
				<Button variant="secondary" onClick={grantConsent}>
					{t.grant}
				</Button>
			</div>
		</section>
	);
}
