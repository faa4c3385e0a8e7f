import { Link } from '../shared/link.ts';
import type { PromoBar as Promo } from './frame.ts';
import styles from './promo-bar.module.css';

/** The client reads it back from the markup (`readFrame`). */
export const PROMO_BAR = 'promo';

export function PromoBar({ text, url }: Promo) {
	return (
		<aside id={PROMO_BAR} className={styles.bar}>
			{url ? (
				<Link to={url} discover="none">
					{text}
				</Link>
			) : (
				text
			)}
		</aside>
	);
}
