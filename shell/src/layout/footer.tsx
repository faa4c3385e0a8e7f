import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { footerMessages } from '../messages/footer.ts';
import { Link } from '../shared/link.ts';
import { untilLoaded } from '../statistics/start-statistics.ts';
import styles from './footer.module.css';
import type { LinkList } from './frame.ts';
import { KeptLinks } from './kept-links.tsx';
import { LanguageList } from './language/language-list.tsx';
import { NewsletterSection } from './newsletter/newsletter-section.tsx';

function LinkItems({ items }: { items: Readonly<LinkList['links']> }) {
	return items.map(({ label, url }) => (
		<li key={url}>
			<Link to={url} discover="none">
				{label}
			</Link>
		</li>
	));
}

/** The client reads the lists back from the markup (`readFrame`). */
function FooterLinks({ title, links }: LinkList) {
	return (
		<nav aria-label={title}>
			<h2>{title}</h2>
			<KeptLinks className={styles.links} items={links} list={LinkItems} />
		</nav>
	);
}

/** Taking consent back must be as easy as giving it (GDPR art. 7(3)). */
async function askForConsentAgain() {
	const { forgetConsent } = await untilLoaded(() => import('../statistics/consent.ts'));
	forgetConsent();
}

export function Footer({ lists }: { lists: readonly LinkList[] }) {
	const labels = useMessages(footerMessages);
	const { storeView } = useShop();
	return (
		<footer id="footer" className={styles.footer}>
			<div className={styles.inner}>
				<NewsletterSection />
				{lists.map((list) => (
					<FooterLinks key={list.title} {...list} />
				))}
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
