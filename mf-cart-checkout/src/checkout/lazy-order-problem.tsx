import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import type { Placing } from '../order/use-place-order.ts';

const problem = lazyPart(() => import('./order-problem.tsx'));

/** Why an order was not placed. Its code comes with the shopper's first act, to be there also where the connection is lost. */
export function LazyOrderProblem({ placing }: { placing: Placing }) {
	const loaded = useLazy(problem);
	return loaded && <loaded.OrderProblem placing={placing} />;
}
