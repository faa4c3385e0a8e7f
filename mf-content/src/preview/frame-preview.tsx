import type { CmsLayout } from '@pasaz/kernel/contract/content';
import { Link } from 'react-router';

/** What an unpublished layout puts around every page: the promotion, the words for free delivery, the footer's lists. */
export function FramePreview({ promo, freeDelivery, footer = [] }: CmsLayout) {
	return (
		<>
			{promo && <p>{promo.url ? <Link to={promo.url}>{promo.text}</Link> : promo.text}</p>}
			{freeDelivery && <p>{freeDelivery}</p>}
			{footer.map(({ title, links }) => (
				<nav key={title} aria-label={title}>
					<h2>{title}</h2>
					<ul>
						{links.map(({ label, url }) => (
							<li key={url}>
								<Link to={url}>{label}</Link>
							</li>
						))}
					</ul>
				</nav>
			))}
		</>
	);
}
