import { useMessages } from '@pasaz/kernel/i18n/messages';
import { buttonLook } from '@pasaz/ui-kit/button';
import { isPlainClick } from '@pasaz/ui-kit/is-plain-click';
import { Notice } from '@pasaz/ui-kit/notice';
import { useFocusWhenLost } from '@pasaz/ui-kit/use-focus-when-lost';
import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { listingMessages } from '../messages/listing.ts';
import styles from './listing-results.module.css';

interface MoreProductsProps {
	/** Address of the next page; null on the last one. */
	href: string | null;
	/** E.g. `1–50 z 120`. */
	shown: string;
	total: number;
	status: 'ready' | 'loading' | 'failed';
	onMore: () => Promise<void>;
}

/** A link to the next page; where scripts run, its products are appended to the list. */
export function MoreProducts({ href, shown, total, status, onMore }: MoreProductsProps) {
	const t = useMessages(listingMessages);
	const count = useRef<HTMLParagraphElement>(null);
	// the link goes once the whole list is shown
	useFocusWhenLost(count, href === null);
	const add = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		void onMore();
	};
	return (
		<div className={styles.more}>
			<p ref={count} tabIndex={-1} role="status">
				{t.shown({ shown, total })}
			</p>
			{status === 'failed' && <Notice type="error">{t.moreFailed}</Notice>}
			{href && (
				<Link {...buttonLook('secondary')} to={href} aria-busy={status === 'loading' || undefined} onClick={add}>
					{t.more}
				</Link>
			)}
		</div>
	);
}
