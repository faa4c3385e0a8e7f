import type { StoreView } from '@pasaz/kernel/contract/store-view';

/** When a shop invites to its newsletter: after so many seconds in the shop and so much of a page. */
export type InvitationSetting = NonNullable<StoreView['newsletterPopup']>;

/** What a visit is like at a moment. */
export interface Visit {
	/** ms since 1970. */
	now: number;
	/** ms since 1970; null for a shopper who was never invited on this device. */
	invitedAt: number | null;
	/** ms since the shopper came. */
	here: number;
	/** How much of the page has passed by, 0 to 1. */
	scrolled: number;
	/** Nobody is looking. */
	isHidden: boolean;
	/** An overlay or another question is open. */
	isBusy: boolean;
	isTyping: boolean;
	isPaying: boolean;
}

/** ms that an answer counts: a newsletter is no reason to ask more often than once in 30 days. */
const PAUSE = 30 * 24 * 60 * 60 * 1000;

/** Whether a shopper was asked lately. A device whose clock went back since has asked, too. */
export function wasInvited({ now, invitedAt }: Pick<Visit, 'now' | 'invitedAt'>): boolean {
	return invitedAt !== null && now - invitedAt < PAUSE;
}

/** Whether this is the moment to invite: once for each visitor, and only when it interrupts nothing. */
export function mayInvite(visit: Visit, { delay, scrolled }: InvitationSetting): boolean {
	const isInterested = visit.here >= delay * 1000 && visit.scrolled >= scrolled;
	const isDisturbed = visit.isHidden || visit.isBusy || visit.isTyping || visit.isPaying;
	return isInterested && !isDisturbed && !wasInvited(visit);
}
