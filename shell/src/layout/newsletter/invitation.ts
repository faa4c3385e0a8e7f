import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';

/** A shop invites after so many seconds in the shop and so much of a page. */
export type InvitationSetting = NonNullable<ShownStoreView['newsletterPopup']>;

export interface Visit {
	/** ms since 1970. */
	now: number;
	/** ms since 1970; null if this device was never invited. */
	invitedAt: number | null;
	/** ms since the shopper arrived. */
	here: number;
	/** The share of the page that has been scrolled by, 0 to 1. */
	scrolled: number;
	isHidden: boolean;
	isBusy: boolean;
	isTyping: boolean;
	isPaying: boolean;
}

/** ms; nobody is invited more often than once in 30 days. */
const MIN_INTERVAL = 30 * 24 * 60 * 60 * 1000;

/** Whether the shopper was invited lately; a date in the future, after the clock was set back, counts as well. */
export function wasInvited({ now, invitedAt }: Pick<Visit, 'now' | 'invitedAt'>): boolean {
	return invitedAt !== null && now - invitedAt < MIN_INTERVAL;
}

export function mayInvite(visit: Visit, { delay, scrolled }: InvitationSetting): boolean {
	const isInterested = visit.here >= delay * 1000 && visit.scrolled >= scrolled;
	const isDisturbed = visit.isHidden || visit.isBusy || visit.isTyping || visit.isPaying;
	return isInterested && !isDisturbed && !wasInvited(visit);
}
