import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { Skeleton } from '@pasaz/ui-kit/skeleton';

const pickup = lazyPart(() => import('./pickup-step.tsx'));

/** The choice of a point, whose code comes with the shopper's first act. */
export function LazyPickupStep({ isNeeded }: { isNeeded: boolean }) {
	const loaded = useLazy(pickup, { isNeeded });
	if (!isNeeded) return null;
	return loaded ? <loaded.PickupStep /> : <Skeleton shape="box" />;
}
