import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS, shopPagePath } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { footerMessages } from '../messages/footer.ts';
import { layoutMessages } from '../messages/layout.ts';
import { Link } from '../shared/link.ts';
import styles from './footer.module.css';
import { KeptLinks } from './kept-links.tsx';
import { LanguageList } from './language/language-list.tsx';
import { NewsletterSection } from './newsletter/newsletter-section.tsx';

/** The link is left out if the shop has no such page. */
type FooterLink = [label: string, href: string | false | undefined];

function LinkList({ title, links }: { title: string; links: FooterLink[] }) {
	return (
		<nav aria-label={title}>
			<h2>{title}</h2>
			<KeptLinks className={styles.links}>
				{links.map(
					([label, href]) =>
						href && (
							<li key={href}>
								<Link to={href} discover="none">
									{label}
								</Link>
							</li>
						),
				)}
			</KeptLinks>
		</nav>
	);
}

/** Taking consent back must be as easy as giving it (GDPR art. 7(3)). */
async function askForConsentAgain() {
	const { forgetConsent } = await import('../statistics/consent.ts');
	forgetConsent();
}

/** Links to pages that every shop has; the store view knows the addresses of those that editors write. */
export function Footer() {
	const t = useMessages(layoutMessages);
	const labels = useMessages(footerMessages);
	const { storeView } = useShop();
	const help: FooterLink[] = [
		[labels.faq, PATHS.faq],
		[labels.delivery, shopPagePath(storeView, 'delivery')],
		[labels.returns, shopPagePath(storeView, 'returns')],
		[labels.withdraw, PATHS.withdrawal],
		[labels.returnForm, PATHS.return],
		[labels.complaintForm, PATHS.complaint],
		[labels.sizes, shopPagePath(storeView, 'sizes')],
		[labels.contact, PATHS.contact],
		[labels.compare, PATHS.compare],
		[labels.showrooms, storeView.showrooms && PATHS.showrooms],
	];
	const brand: FooterLink[] = [
		[labels.about, shopPagePath(storeView, 'about')],
		[labels.partners, PATHS.partners],
		[labels.terms, shopPagePath(storeView, 'terms')],
		[labels.privacy, shopPagePath(storeView, 'privacy')],
		[labels.accessibility, shopPagePath(storeView, 'accessibility')],
		[labels.siteMap, PATHS['site-map']],
	];
	return (
		<footer id="footer" className={styles.footer}>
			<div className={styles.inner}>
				<NewsletterSection />
				<LinkList title={t.help} links={help} />
				<LinkList title={t.about} links={brand} />
			</div>
			<LanguageList />
			<p className={styles.note}>
				{storeView.seo.siteName}. {storeView.notice}
			</p>
			{storeView.analytics && (
				<Button variant="quiet" onClick={askForConsentAgain}>
					{labels.statistics}
				</Button>
			)}
		</footer>
	);
}
