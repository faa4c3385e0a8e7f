import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Breadcrumbs } from '@pasaz/ui-kit/breadcrumbs';
import { Lead } from '@pasaz/ui-kit/lead';
import { tieWords } from '@pasaz/ui-kit/tie-words';
import { Link } from 'react-router';
import { listingMessages } from '../messages/listing.ts';
import type { Listing, ListingLink } from './listing.ts';
import { ListingBody } from './listing-body.tsx';
import styles from './listing-view.module.css';

function Subcategories({ links }: { links: readonly ListingLink[] }) {
	const t = useMessages(listingMessages);
	if (links.length === 0) return null;
	return (
		<nav aria-label={t.subcategories}>
			<ul className={styles.subcategories}>
				{links.map(({ name, href }) => (
					<li key={href}>
						<Link className={styles.subcategory} to={href} discover="none">
							{name}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

export function ListingView({ listing }: { listing: Listing }) {
	return (
		<div className={styles.page}>
			<Breadcrumbs crumbs={listing.crumbs} current={listing.title} />
			<header className={styles.head}>
				<h1 className={styles.title} lang={listing.lang}>
					{tieWords(listing.title)}
				</h1>
				{listing.description && listing.page === 1 && (
					<Lead html={listing.description} lang={listing.descriptionLang} />
				)}
			</header>
			<Subcategories links={listing.subcategories} />
			<ListingBody listing={listing} />
		</div>
	);
}
