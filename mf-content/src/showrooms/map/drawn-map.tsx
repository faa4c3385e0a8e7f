import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Link } from 'react-router';
import { showroomsMessages } from '../../messages/showrooms.ts';
import styles from './drawn-map.module.css';
import type { MapProps } from './map-props.ts';
import { projectMap } from './project-map.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A map that asks nobody for pictures. */
export function DrawnMap({ showrooms }: MapProps) {
	const t = useMessages(showroomsMessages);
	const { dots, outlines, height } = projectMap(showrooms);
	return (
		<section className={styles.map} aria-label={t.mapLabel}>
			<svg viewBox={`0 0 1000 ${height}`} aria-hidden="true">
				{outlines.map((points) => (
					<polygon key={points} className={styles.land} points={points} />
				))}
			</svg>
			<ul className={styles.dots}>
				{dots.map(({ label, href, x, y, side }) => (
					<li key={href} className={styles.dot} style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }}>
						<Link to={href} data-side={side} preventScrollReset>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
