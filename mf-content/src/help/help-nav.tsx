import { NavLink } from 'react-router';
import styles from './help-nav.module.css';
import type { HelpLinks } from './load-help-links.ts';

export function HelpNav({ title, links }: HelpLinks) {
	return (
		<nav className={styles.nav} aria-label={title}>
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
