/** Message keys by Magento order status. */
export const ORDER_STATUSES = {
	pending: 'statusPending',
	new: 'statusPending',
	pending_payment: 'statusPendingPayment',
	processing: 'statusProcessing',
	sent: 'statusSent',
	delivered: 'statusDelivered',
	complete: 'statusComplete',
	canceled: 'statusCanceled',
	holded: 'statusHolded',
	closed: 'statusClosed',
} as const;

type Known = keyof typeof ORDER_STATUSES;

function isKnown(status: string): status is Known {
	return Object.hasOwn(ORDER_STATUSES, status);
}

export function statusMessage(status: string): (typeof ORDER_STATUSES)[Known] | undefined {
	return isKnown(status) ? ORDER_STATUSES[status] : undefined;
}
