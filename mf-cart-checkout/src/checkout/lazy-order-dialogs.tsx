import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { isChange } from '../order/order-change.ts';
import type { OrderDialogsProps } from './order-dialogs.tsx';

const dialogs = lazyPart(() => import('./order-dialogs.tsx'));

/** The dialogs, whose code comes with the shopper's first act. */
export function LazyOrderDialogs(props: OrderDialogsProps) {
	const loaded = useLazy(dialogs, { isNeeded: isChange(props.placing) });
	return loaded && <loaded.OrderDialogs {...props} />;
}
