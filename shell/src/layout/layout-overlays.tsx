import { useStore } from '@nanostores/react';
import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $overlay, closeOverlay } from '@pasaz/kernel/stores/overlays';
import { useEffect, useState } from 'react';
import { overlaysMessages } from '../messages/overlays.ts';
import { FragmentOverlay } from './fragment-overlay.tsx';
import { LanguagePanel } from './language/language-panel.tsx';
import type { Menu } from './menu.ts';
import { enableOverlays } from './open-from.ts';
import { LatePage } from './pending/late-page.tsx';
import { SideMenu } from './side-menu/side-menu.tsx';

const newsletterPopup = lazyPart(async () => (await import('./newsletter/newsletter-popup.tsx')).NewsletterPopup, {
	when: 'needed',
});

function SliceOverlays() {
	const t = useMessages(overlaysMessages);
	const cart = { to: PATHS.checkout, label: t.openCart, reason: t.cartUnavailable };
	const wishlist = { to: PATHS.wishlist, label: t.openWishlist, reason: t.wishlistUnavailable };
	const search = { to: PATHS.search, label: t.openSearch, reason: t.searchUnavailable };
	return (
		<>
			<FragmentOverlay overlay="mini-cart" fragment="mf_cart_checkout/mini-cart" alternative={cart} />
			<FragmentOverlay overlay="wishlist" fragment="mf_account/wishlist-panel" alternative={wishlist} />
			<FragmentOverlay overlay="search-panel" fragment="mf_catalog/search-panel" alternative={search} />
		</>
	);
}

export function LayoutOverlays({ menu }: { menu: Menu }) {
	const overlay = useStore($overlay);
	const isInviting = overlay === 'newsletter-popup';
	// each page renders the links of a menu that is there
	const [hasMenu, setHasMenu] = useState(false);
	if (overlay === 'side-menu' && !hasMenu) setHasMenu(true);
	const NewsletterPopup = useLazy(newsletterPopup, { isNeeded: isInviting, onMissing: closeOverlay });
	useEffect(enableOverlays, []);
	return (
		<>
			<LatePage menu={menu} />
			<SliceOverlays />
			{hasMenu && <SideMenu menu={menu} />}
			{overlay === 'language-panel' && <LanguagePanel />}
			{isInviting && NewsletterPopup && <NewsletterPopup />}
		</>
	);
}
