import { useStore } from '@nanostores/react';
import { useEarlyTap } from '@pasaz/kernel/composition/early-tap';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $cartCount } from '@pasaz/kernel/stores/cart';
import { openOverlay } from '@pasaz/kernel/stores/overlays';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import { AccountLink } from './account-link.tsx';
import styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import type { Menu } from './menu.ts';

function CartLink() {
	const t = useMessages(layoutMessages);
	const count = useStore($cartCount);
	const link = useRef<HTMLAnchorElement>(null);
	useEarlyTap(link);
	const open = (event: MouseEvent) => {
		event.preventDefault();
		openOverlay('mini-cart');
	};
	return (
		<Link ref={link} className={styles.tool} to={PATHS.checkout} data-early-tap="" onClick={open}>
			{t.cart}
			{count > 0 && (
				<span className={styles.count}>
					<span aria-hidden="true">{count}</span>
					<VisuallyHidden>{t.pieces(count)}</VisuallyHidden>
				</span>
			)}
		</Link>
	);
}

export function Header({ menu }: { menu: Menu }) {
	const t = useMessages(layoutMessages);
	const { storeView } = useShop();
	return (
		<header className={styles.header}>
			<div className={styles.bar}>
				<button type="button" className={styles.burger} popoverTarget="main-menu">
					{t.menu}
				</button>
				<Link className={styles.logo} to={PATHS.home}>
					{storeView.seo.siteName}
				</Link>
				<MainMenu menu={menu} />
				<div className={styles.tools}>
					<AccountLink className={styles.tool} />
					<CartLink />
				</div>
			</div>
		</header>
	);
}
