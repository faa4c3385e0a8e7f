import { Refusal } from '../../../platform/http/refusal.ts';

/** Nothing is returned of what the courier has yet to be paid for. */
export function notDelivered(): Refusal {
	const before = 'The courier has yet to be paid for what comes back.';
	const then = 'Report the order delivered first, or, where its parcel came back, cancelled and "returned".';
	return new Refusal(409, 'not-delivered', `${before} ${then}`);
}
