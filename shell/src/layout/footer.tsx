import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { cmsPath, PATHS } from '@pasaz/kernel/routes';
import { Button } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';
import { footerMessages } from '../messages/footer.ts';
import { layoutMessages } from '../messages/layout.ts';
import styles from './footer.module.css';

function LinkList({ title, links }: { title: string; links: [string, string][] }) {
	return (
		<nav aria-label={title}>
			<h2>{title}</h2>
			<ul className={styles.links}>
				{links.map(([label, href]) => (
					<li key={href}>
						<Link to={href}>{label}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Takes the answer back and asks again: as easy as giving it was (GDPR art. 7(3)). */
async function askForConsentAgain() {
	const { forgetConsent } = await import('@pasaz/kernel/analytics/consent');
	forgetConsent();
}

/** Links to pages that every shop has; their addresses belong to the content, so they are not in the route table. */
export function Footer() {
	const t = useMessages(layoutMessages);
	const labels = useMessages(footerMessages);
	const { storeView } = useShop();
	const help: [string, string][] = [
		[labels.faq, PATHS.faq],
		[labels.delivery, cmsPath({ url_key: 'dostawa-i-platnosc' })],
		[labels.returns, cmsPath({ url_key: 'zwroty-i-reklamacje' })],
		[labels.sizes, cmsPath({ url_key: 'tabela-rozmiarow' })],
	];
	const brand: [string, string][] = [
		[labels.about, cmsPath({ url_key: 'o-nas' })],
		[labels.terms, cmsPath({ url_key: 'regulamin' })],
		[labels.privacy, cmsPath({ url_key: 'polityka-prywatnosci' })],
	];
	return (
		<footer className={styles.footer}>
			<div className={styles.inner}>
				<p className={styles.name}>{storeView.seo.siteName}</p>
				<LinkList title={t.help} links={help} />
				<LinkList title={t.about} links={brand} />
			</div>
			<p className={styles.note}>{t.madeWith}</p>
			{storeView.analytics && (
				<Button variant="quiet" onClick={askForConsentAgain}>
					{labels.statistics}
				</Button>
			)}
		</footer>
	);
}
