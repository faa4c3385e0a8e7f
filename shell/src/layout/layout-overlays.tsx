import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $overlay, closeOverlay } from '@pasaz/kernel/stores/overlays';
import { Suspense } from 'react';
import { layoutMessages } from '../messages/layout.ts';
import { FragmentOverlay } from './fragment-overlay.tsx';
import { LANGUAGES } from './language/language-list.tsx';
import { later } from './later.tsx';
import { MAIN_MENU } from './main-menu.tsx';
import type { Menu } from './menu.ts';
import { useInvitation } from './newsletter/use-invitation.ts';
import { useWasOpened } from './use-was-opened.ts';

const SideMenu = later(
	async () => (await import('./side-menu/side-menu.tsx')).SideMenu,
	() => {
		if ($overlay.get() !== 'side-menu') return;
		closeOverlay();
		document.getElementById(MAIN_MENU)?.showPopover();
	},
);
const LanguagePanel = later(
	async () => (await import('./language/language-panel.tsx')).LanguagePanel,
	() => {
		closeOverlay();
		document.getElementById(LANGUAGES)?.scrollIntoView();
	},
);
const NewsletterPopup = later(
	async () => (await import('./newsletter/newsletter-popup.tsx')).NewsletterPopup,
	closeOverlay,
);

function SlicesOverlays() {
	const t = useMessages(layoutMessages);
	const cart = { to: PATHS.checkout, label: t.openCart, reason: t.cartUnavailable };
	const wishlist = { to: PATHS.wishlist, label: t.openWishlist, reason: t.wishlistUnavailable };
	const search = { to: PATHS.search, label: t.openSearch, reason: t.searchUnavailable };
	return (
		<>
			<FragmentOverlay overlay="mini-cart" fragment="mf_cart_checkout/mini-cart" otherwise={cart} />
			<FragmentOverlay overlay="wishlist" fragment="mf_account/wishlist-panel" otherwise={wishlist} />
			<FragmentOverlay overlay="search-panel" fragment="mf_catalog/search-panel" otherwise={search} />
		</>
	);
}

/** What lies over the pages of the default layout, one at a time; each is fetched when it is first opened. */
export function LayoutOverlays({ menu }: { menu: Menu }) {
	const overlay = useStore($overlay);
	const hadSideMenu = useWasOpened('side-menu');
	useInvitation();
	return (
		<>
			<SlicesOverlays />
			<Suspense fallback={null}>{hadSideMenu && <SideMenu menu={menu} />}</Suspense>
			<Suspense fallback={null}>
				{overlay === 'language-panel' && <LanguagePanel />}
				{overlay === 'newsletter-popup' && <NewsletterPopup />}
			</Suspense>
		</>
	);
}
