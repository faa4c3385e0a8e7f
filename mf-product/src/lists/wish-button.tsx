import { useMessages } from '@pasaz/kernel/i18n/messages';
import { productMessages } from '../messages/product.ts';
import type { Lists } from './use-lists.ts';
import styles from './wish-button.module.css';

const HEART = 'M10 17C4 12.6 2.5 10.2 2.5 7.6a3.9 3.9 0 0 1 7.5-1.5 3.9 3.9 0 0 1 7.5 1.5c0 2.6-1.5 5-7.5 9.4Z';

export function WishButton({ lists }: { lists: Lists }) {
	const t = useMessages(productMessages);
	const { isWished } = lists.listed;
	const label = isWished ? t.wished : t.wish;
	return (
		<button
			type="button"
			className={styles.wish}
			aria-label={label}
			title={label}
			aria-pressed={isWished}
			aria-busy={lists.busy === 'isWished' || undefined}
			onClick={() => void lists.toggle('isWished')}
		>
			<svg viewBox="0 0 20 20" aria-hidden="true">
				<path d={HEART} />
			</svg>
		</button>
	);
}
