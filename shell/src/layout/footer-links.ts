import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { PATHS, shopPagePath } from '@pasaz/kernel/routes';
import type { FooterLinksTexts } from '../messages/footer-links.ts';
import type { LinkList } from './frame.ts';

/** A link is left out if the shop has no such page. */
type ShopLink = [label: string, url: string | false | undefined];

function linkList(title: string, links: ShopLink[]): LinkList {
	return { title, links: links.flatMap(([label, url]) => (url ? [{ label, url }] : [])) };
}

/** The footer of a shop whose editors wrote none: pages that every shop has, and those that the store view names. */
export function footerLinks(texts: FooterLinksTexts, storeView: ShownStoreView): LinkList[] {
	return [
		linkList(texts.help, [
			[texts.faq, PATHS.faq],
			[texts.delivery, shopPagePath(storeView, 'delivery')],
			[texts.returns, shopPagePath(storeView, 'returns')],
			[texts.withdraw, PATHS.withdrawal],
			[texts.returnForm, PATHS.return],
			[texts.complaintForm, PATHS.complaint],
			[texts.sizes, shopPagePath(storeView, 'sizes')],
			[texts.contact, PATHS.contact],
			[texts.compare, PATHS.compare],
			[texts.showrooms, storeView.showrooms && PATHS.showrooms],
		]),
		linkList(texts.brand, [
			[texts.about, shopPagePath(storeView, 'about')],
			[texts.partners, PATHS.partners],
			[texts.terms, shopPagePath(storeView, 'terms')],
			[texts.privacy, shopPagePath(storeView, 'privacy')],
			[texts.accessibility, shopPagePath(storeView, 'accessibility')],
			[texts.siteMap, PATHS['site-map']],
		]),
	];
}
