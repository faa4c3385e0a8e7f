import { expect, it } from 'vitest';
import { mayInvite, type Visit, wasInvited } from './invitation.ts';

const DAY = 24 * 60 * 60 * 1000;
const setting = { delay: 45, scrolled: 0.5 };
const visit: Visit = {
	now: 1_700_000_000_000,
	invitedAt: null,
	here: 45_000,
	scrolled: 0.5,
	isHidden: false,
	isBusy: false,
	isTyping: false,
	isPaying: false,
};

it('invites a shopper who has been here for a while and has looked around', () => {
	expect(mayInvite(visit, setting)).toBe(true);
});

it.each<[string, Partial<Visit>]>([
	['has just come', { here: 44_999 }],
	['has not looked around', { scrolled: 0.49 }],
	['looks at another tab', { isHidden: true }],
	['has another overlay open', { isBusy: true }],
	['types', { isTyping: true }],
	['pays', { isPaying: true }],
	['was asked a moment ago', { invitedAt: visit.now }],
	['was asked 29 days ago', { invitedAt: visit.now - 30 * DAY + 1 }],
])('does not invite a shopper who %s', (_, given) => {
	expect(mayInvite({ ...visit, ...given }, setting)).toBe(false);
});

it('invites again after 30 days', () => {
	expect(mayInvite({ ...visit, invitedAt: visit.now - 30 * DAY }, setting)).toBe(true);
});

it('counts an invitation from before the clock was set back', () => {
	expect(wasInvited({ now: visit.now, invitedAt: visit.now + DAY })).toBe(true);
});
