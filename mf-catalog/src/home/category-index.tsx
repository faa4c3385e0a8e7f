import { useMessages } from '@pasaz/kernel/i18n/messages';
import { tieWords } from '@pasaz/ui-kit/tie-words';
import { Link } from 'react-router';
import { homeMessages } from '../messages/home.ts';
import styles from './category-index.module.css';
import type { HomeCategory } from './load-home.ts';

export function CategoryIndex({ categories }: { categories: readonly HomeCategory[] }) {
	const t = useMessages(homeMessages);
	return (
		<nav className={styles.index} aria-label={t.categories}>
			<ul className={styles.list}>
				{categories.map(({ name, href, count }) => (
					<li key={href}>
						<Link className={styles.link} to={href}>
							<span className={styles.name}>{tieWords(name)}</span>
							<span className={styles.count}>{t.products(count)}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
