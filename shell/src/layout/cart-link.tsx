import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { PATHS } from '@pasaz/kernel/routes';
import { $cartCount, $cartLineCount } from '@pasaz/kernel/stores/cart';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { layoutMessages } from '../messages/layout.ts';
import styles from './header.module.css';
import { Icon } from './icon.tsx';
import { OverlayLink } from './overlay-link.tsx';

export function CartLink() {
	const t = useMessages(layoutMessages);
	const countsLines = useShop().storeView.cart?.minicartCountType === 'items';
	const count = useStore(countsLines ? $cartLineCount : $cartCount);
	return (
		<OverlayLink overlay="mini-cart" to={PATHS.checkout} className={styles.tool}>
			<Icon name="cart" />
			<VisuallyHidden>{t.cart}</VisuallyHidden>
			{count > 0 && (
				<span className={styles.count}>
					<span aria-hidden="true">{count}</span>
					<VisuallyHidden>{(countsLines ? t.lines : t.pieces)(count)}</VisuallyHidden>
				</span>
			)}
		</OverlayLink>
	);
}
