import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $overlay } from '@pasaz/kernel/stores/overlays';
import { useState } from 'react';
import { Link } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import styles from './mini-cart-overlay.module.css';

function Unavailable() {
	const t = useMessages(layoutMessages);
	return (
		<p className={styles.unavailable} role="status">
			{t.cartUnavailable} <Link to={PATHS.checkout}>{t.openCart}</Link>
		</p>
	);
}

/** The mini cart's slice is fetched when a shopper first opens it, and stays. */
export function MiniCartOverlay() {
	const isOpen = useStore($overlay) === 'mini-cart';
	const [wasOpened, setWasOpened] = useState(false);
	if (isOpen && !wasOpened) setWasOpened(true);
	if (!wasOpened) return null;
	return <Fragment name="mf_cart_checkout/mini-cart" props={{}} fallback={isOpen ? <Unavailable /> : null} />;
}
