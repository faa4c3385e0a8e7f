import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { buttonLook } from '@pasaz/ui-kit/button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { linesMessages } from '../messages/lines.ts';
import styles from './empty-cart.module.css';

interface EmptyCartProps {
	heading?: 'h1' | 'p';
	/** The last line was just removed, and the focus with it. */
	takesFocus: boolean;
	onLeave?: () => void;
}

export function EmptyCart({ heading: Heading = 'p', takesFocus, onLeave }: EmptyCartProps) {
	const t = useMessages(linesMessages);
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) title.current?.focus();
	}, [takesFocus]);
	return (
		<div className={styles.empty}>
			<Heading className={styles.title} ref={title} tabIndex={-1}>
				{t.empty}
			</Heading>
			<p className={styles.hint}>{t.emptyHint}</p>
			<Link {...buttonLook('secondary')} to={pathTo('home')} onClick={onLeave}>
				{t.browse}
			</Link>
		</div>
	);
}
