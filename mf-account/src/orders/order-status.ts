/** Message keys of the statuses that a back end of the Magento kind gives. */
export const ORDER_STATUSES = {
	pending: 'statusPending',
	new: 'statusPending',
	pending_payment: 'statusPendingPayment',
	processing: 'statusProcessing',
	complete: 'statusComplete',
	canceled: 'statusCanceled',
	holded: 'statusHolded',
	closed: 'statusClosed',
} as const;

type Known = keyof typeof ORDER_STATUSES;

function isKnown(status: string): status is Known {
	return Object.hasOwn(ORDER_STATUSES, status);
}

/** The message key for a status; undefined for one that this shop has no word for. */
export function statusMessage(status: string): (typeof ORDER_STATUSES)[Known] | undefined {
	return isKnown(status) ? ORDER_STATUSES[status] : undefined;
}
