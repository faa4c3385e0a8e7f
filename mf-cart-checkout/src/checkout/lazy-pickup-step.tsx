import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { Skeleton } from '@pasaz/ui-kit/skeleton';

const pickup = lazyPart(() => import('./pickup-step.tsx'));

interface LazyPickupStepProps {
	isNeeded: boolean;
	carrier: string | undefined;
}

/** The choice of a point, whose code comes with the shopper's first act. */
export function LazyPickupStep({ isNeeded, carrier }: LazyPickupStepProps) {
	const loaded = useLazy(pickup, { isNeeded });
	if (!isNeeded) return null;
	return loaded ? <loaded.PickupStep carrier={carrier} /> : <Skeleton shape="box" />;
}
