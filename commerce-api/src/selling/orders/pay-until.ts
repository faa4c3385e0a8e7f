import { BANK_TRANSFER } from '../cart/methods.ts';
import type { OrderParts } from './order-parts.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface Waiting {
	createdAt: Date;
	payMinutes: number;
	/** When its pieces go back to the showroom's shelf. */
	collectUntil: Date | null;
}

/** A transfer takes days, and what is paid online minutes (rules 15.25, 15.44). */
export function payUntil({ payment, storefront }: OrderParts, { createdAt, payMinutes, collectUntil }: Waiting): Date {
	const days = payment.code === BANK_TRANSFER ? storefront.view.bankTransfer?.days : undefined;
	const end = createdAt.getTime() + (days ? days * DAY_MS : payMinutes * MINUTE_MS);
	return new Date(Math.min(end, collectUntil?.getTime() ?? end));
}
