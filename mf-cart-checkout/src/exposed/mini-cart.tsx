import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $cart, $cartSubtotal } from '@pasaz/kernel/stores/cart';
import { $overlay, leaveOverlay } from '@pasaz/kernel/stores/overlays';
import { Drawer } from '@pasaz/ui-kit/drawer';
import { Skeleton } from '@pasaz/ui-kit/skeleton';
import { useElsewhere } from '../cart/elsewhere.ts';
import { CartLines } from '../lines/cart-lines.tsx';
import { ElsewhereNote } from '../lines/elsewhere-note.tsx';
import { EmptyCart } from '../lines/empty-cart.tsx';
import { MiniCartFooter } from '../lines/mini-cart-footer.tsx';
import { linesMessages } from '../messages/lines.ts';

const close = () => leaveOverlay('mini-cart');

/** Cart drawer, open while `$overlay` is `mini-cart`. */
export function Component() {
	const t = useMessages(linesMessages);
	const open = useStore($overlay, { ssr: 'initial' }) === 'mini-cart';
	const { lines } = useStore($cart, { ssr: 'initial' });
	const subtotal = useStore($cartSubtotal, { ssr: () => 0 });
	const { isLoading } = useElsewhere();
	const isEmpty = lines.length === 0;
	return (
		<Drawer
			open={open}
			onClose={close}
			title={t.title}
			closeLabel={t.close}
			footer={isEmpty ? undefined : <MiniCartFooter lines={lines} subtotal={subtotal} />}
		>
			<ElsewhereNote />
			{isEmpty && isLoading && <Skeleton shape="box" count={2} />}
			{isEmpty && !isLoading && <EmptyCart onLeave={close} />}
			{!isEmpty && <CartLines lines={lines} />}
		</Drawer>
	);
}
