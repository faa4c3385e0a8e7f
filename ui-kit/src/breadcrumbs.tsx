import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Link } from 'react-router';
import styles from './breadcrumbs.module.css';
import { breadcrumbsMessages } from './messages/breadcrumbs.ts';

export interface Crumb {
	name: string;
	href: string;
}

/** Links the way from the home page. `current` names the page itself. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
	const t = useMessages(breadcrumbsMessages);
	return (
		<nav aria-label={t.breadcrumbs}>
			<ol className={styles.crumbs}>
				{[{ name: t.home, href: '/' }, ...crumbs].map(({ name, href }) => (
					<li key={href} className={styles.crumb}>
						<Link to={href} discover="none" className={styles.link}>
							{name}
						</Link>
					</li>
				))}
				<li className={styles.crumb} aria-current="page">
					{current}
				</li>
			</ol>
		</nav>
	);
}
