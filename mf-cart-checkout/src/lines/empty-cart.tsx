import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';
import { linesMessages } from '../messages/lines.ts';
import styles from './empty-cart.module.css';

export function EmptyCart({ onLeave, heading: Heading = 'p' }: { onLeave?: () => void; heading?: 'h1' | 'p' }) {
	const text = useMessages(linesMessages);
	return (
		<div className={styles.empty}>
			<Heading className={styles.title}>{text.empty}</Heading>
			<p className={styles.hint}>{text.emptyHint}</p>
			<Link {...buttonLook('secondary')} to={pathTo('home')} onClick={onLeave}>
				{text.browse}
			</Link>
		</div>
	);
}
