import { useMessages } from '@pasaz/kernel/i18n/messages';
import { NavLink } from 'react-router';
import { contentMessages } from '../messages/content.ts';
import styles from './help-nav.module.css';
import type { HelpLinks } from './load-help-links.ts';

export function HelpNav({ title, links }: HelpLinks) {
	const t = useMessages(contentMessages);
	return (
		<nav className={styles.nav} aria-label={t.helpPages({ title })}>
			<p className={styles.title}>{title}</p>
			<ul className={styles.links}>
				{links.map(({ label, href }) => (
					<li key={href}>
						<NavLink to={href} end>
							{label}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
