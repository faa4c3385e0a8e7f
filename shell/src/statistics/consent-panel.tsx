import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { shopPagePath } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import type { FocusEvent } from 'react';
import { Link } from 'react-router';
import { consentMessages } from '../messages/consent.ts';
import { $consent, denyConsent, grantConsent } from './consent.ts';
import styles from './consent-panel.module.css';

/** What had the focus before it came to the panel. */
let before: EventTarget | null = null;

function noteFocus({ currentTarget, relatedTarget }: FocusEvent) {
	if (!currentTarget.contains(relatedTarget)) before = relatedTarget;
}

/** The button goes with the panel: the shopper goes on at the place before, e.g. the footer's button, or where the page begins. */
function answer(give: () => void) {
	give();
	const place = before instanceof HTMLElement && before.isConnected ? before : document.querySelector('main');
	place?.focus({ preventScroll: true });
}

/** Asks for consent to statistics. Both answers look alike, and no answer is a no. */
export function ConsentPanel() {
	const t = useMessages(consentMessages);
	const privacy = shopPagePath(useShop().storeView, 'privacy');
	if (useStore($consent) !== 'unknown') return null;
	return (
		<section className={styles.panel} aria-labelledby="consent" onFocus={noteFocus}>
			<h2 className={styles.title} id="consent">
				{t.title}
			</h2>
			<p>
				{t.text} {privacy && <Link to={privacy}>{t.more}</Link>}
			</p>
			<div className={styles.answers}>
				<Button variant="secondary" onClick={() => answer(denyConsent)}>
					{t.deny}
				</Button>
				<Button variant="secondary" onClick={() => answer(grantConsent)}>
					{t.grant}
				</Button>
			</div>
		</section>
	);
}
