import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import type { OrderDialogsProps } from './order-dialogs.tsx';

const dialogs = lazyPart(() => import('./order-dialogs.tsx'));

/** The dialogs, whose code comes with the shopper's first act. */
export function LazyOrderDialogs(props: OrderDialogsProps) {
	const { status } = props.placing;
	const loaded = useLazy(dialogs, { isNeeded: status === 'prices-changed' || status === 'coupon-lost' });
	return loaded && <loaded.OrderDialogs {...props} />;
}
