import { lazyPart, useLazy } from '@pasaz/kernel/composition/lazy';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { Notice } from '@pasaz/ui-kit/notice';
import type { Placing } from '../order/use-place-order.ts';

const problem = lazyPart(() => import('./order-problem.tsx'));

/** Why an order was not placed; in words for it once their code is there, which comes with the shopper's first act. */
export function LazyOrderProblem({ placing }: { placing: Placing }) {
	const toMessage = useErrorMessage();
	const loaded = useLazy(problem);
	if (loaded) return <loaded.OrderProblem placing={placing} />;
	if (placing.status !== 'failed') return null;
	return (
		<Notice type="error">{toMessage('error' in placing.failure ? placing.failure.error : placing.failure)}</Notice>
	);
}
