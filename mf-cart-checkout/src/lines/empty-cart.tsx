import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { takeFocus } from '@pasaz/ui-kit/take-focus';
import { Link } from 'react-router';
import { linesMessages } from '../messages/lines.ts';
import styles from './empty-cart.module.css';

interface EmptyCartProps {
	heading?: 'h1' | 'p';
	onLeave?: () => void;
}

export function EmptyCart({ heading: Heading = 'p', onLeave }: EmptyCartProps) {
	const t = useMessages(linesMessages);
	return (
		<div className={styles.empty}>
			<Heading className={styles.title} ref={takeFocus} tabIndex={-1}>
				{t.empty}
			</Heading>
			<p className={styles.hint}>{t.emptyHint}</p>
			<Link {...buttonLook('secondary')} to={pathTo('home')} onClick={onLeave}>
				{t.browse}
			</Link>
		</div>
	);
}
