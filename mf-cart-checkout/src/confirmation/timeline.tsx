import type { OrderDocument } from '@pasaz/kernel/contract/order-document';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { ShownDate } from '@pasaz/ui-kit/date';
import { collectMessages } from '../messages/collect.ts';
import { orderMessages } from '../messages/order.ts';
import styles from './timeline.module.css';

type Step = OrderDocument['history'][number]['state'];

/**
 * The states of an order in their order: those behind it, and those that are still to come unless it was cancelled. What is virtual is
 * neither sent nor delivered (rule 15.42), also where the merchant has closed its order.
 */
export function stepsOf({
	history,
	state,
	status,
	shipping_address: destination,
}: Pick<OrderDocument, 'history' | 'state' | 'status' | 'shipping_address'>) {
	const past = new Map(history.map((step) => [step.state, step.at]));
	const ways: Step[] = destination === null ? [] : ['sent', 'delivered'];
	const whole: Step[] = ['placed', 'paid', ...ways, 'canceled'];
	const isComing = (step: Step) => {
		if (state === 'canceled' || step === 'canceled') return false;
		return step !== 'paid' || status === 'pending' || status === 'refused';
	};
	return whole.filter((step) => past.has(step) || isComing(step)).map((step) => ({ step, at: past.get(step) }));
}

export function Timeline({ order }: { order: OrderDocument }) {
	const t = useMessages(orderMessages);
	const collect = useMessages(collectMessages);
	const isCollected = order.collect_until != null;
	const labels = {
		placed: t.stepPlaced,
		paid: t.stepPaid,
		sent: isCollected ? collect.ready : t.stepSent,
		delivered: isCollected ? collect.collected : t.stepDelivered,
		canceled: t.stepCanceled,
	};
	const steps = stepsOf(order);
	const last = steps.findLast(({ at }) => at)?.step;
	return (
		<section aria-label={t.timeline}>
			<h2 className={styles.title}>{t.timeline}</h2>
			<ol className={styles.steps}>
				{steps.map(({ step, at }) => (
					<li key={step} data-past={at !== undefined} aria-current={step === last ? 'step' : undefined}>
						<span>{labels[step]}</span>
						{at && <ShownDate at={at} withTime />}
					</li>
				))}
			</ol>
		</section>
	);
}
