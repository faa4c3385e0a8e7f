import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { Link } from 'react-router';
import { layoutMessages } from '../messages/layout.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { Icon } from './icon.tsx';
import { LANGUAGES } from './language/language-list.tsx';
import { MAIN_MENU, MainMenu } from './main-menu.tsx';
import type { Menu } from './menu.ts';
import { openFrom } from './open-from.ts';
import { OverlayLink } from './overlay-link.tsx';
import { WishlistCount } from './wishlist-count.tsx';

function Tools() {
	const t = useMessages(layoutMessages);
	const { storeView } = useShop();
	return (
		<div className={styles.tools}>
			<OverlayLink overlay="search-panel" to={PATHS.search} className={styles.tool}>
				<Icon name="search" />
				<VisuallyHidden>{t.search}</VisuallyHidden>
			</OverlayLink>
			<OverlayLink overlay="language-panel" to={`#${LANGUAGES}`} className={styles.wideTool}>
				<span>{storeView.storeCode.toUpperCase()}</span> <VisuallyHidden>{t.language}</VisuallyHidden>
			</OverlayLink>
			<AccountLink className={styles.wideTool} look="icon" />
			<OverlayLink overlay="wishlist" to={PATHS.wishlist} className={styles.wideTool}>
				<Icon name="wishlist" />
				<VisuallyHidden>{t.wishlist}</VisuallyHidden>
				<WishlistCount className={styles.count} />
			</OverlayLink>
			<CartLink />
		</div>
	);
}

/** Until the page has started, and without JavaScript, the button shows the menu as a popover. */
function MenuButton() {
	const t = useMessages(layoutMessages);
	return (
		<button
			type="button"
			className={styles.burger}
			popoverTarget={MAIN_MENU}
			data-overlay="side-menu"
			onClick={(event) => openFrom(event, 'side-menu')}
		>
			{t.menu}
		</button>
	);
}

export function Header({ menu }: { menu: Menu }) {
	const { storeView } = useShop();
	return (
		<header className={styles.header}>
			<div className={styles.bar}>
				<MenuButton />
				<Link className={styles.logo} to={PATHS.home} discover="none">
					{storeView.seo.siteName}
				</Link>
				<MainMenu menu={menu} />
				<Tools />
			</div>
		</header>
	);
}
