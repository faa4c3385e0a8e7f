import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { browserArea } from '@pasaz/kernel/device/storage/area';
import { storedName } from '@pasaz/kernel/device/storage/database';
import { pathTo } from '@pasaz/kernel/routes';
import { $overlay, openOverlay } from '@pasaz/kernel/stores/overlays';
import { $consent } from '../../statistics/consent.ts';
import { type InvitationSetting, mayInvite, type Visit, wasInvited } from './invitation.ts';

const CHECK_INTERVAL = 1000;
/** This step of the checkout is the only one whose layout has popups. */
const PAYMENT = pathTo('payment-confirmation-page', { uuid: '' });

const key = () => storedName('newsletter/invited-at');

function readInvitedAt(): number | null {
	const stored = Number(browserArea.read(key()) ?? Number.NaN);
	return Number.isFinite(stored) ? stored : null;
}

function scrolledShare(): number {
	const { scrollHeight } = document.documentElement;
	return (scrollY + innerHeight) / scrollHeight;
}

function visitNow(storeView: ShownStoreView): Visit {
	const isAskedForConsent = storeView.analytics !== undefined && $consent.get() === 'unknown';
	return {
		now: Date.now(),
		invitedAt: readInvitedAt(),
		here: performance.now(),
		scrolled: scrolledShare(),
		isHidden: document.hidden,
		isBusy: $overlay.get() !== null || isAskedForConsent || document.querySelector(':modal') !== null,
		isTyping: document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false,
		isPaying: location.pathname.includes(PAYMENT),
	};
}

export function watchVisit(storeView: ShownStoreView, signal: AbortSignal): void {
	const { newsletterPopup } = storeView;
	if (!newsletterPopup || wasInvited({ now: Date.now(), invitedAt: readInvitedAt() })) return;
	// a look at the page makes the browser lay it out, so nothing is looked at before the popup may come
	let timer = setTimeout(check, Math.max(0, newsletterPopup.delay * 1000 - performance.now()), newsletterPopup);
	signal.addEventListener('abort', () => clearTimeout(timer));

	function check(setting: InvitationSetting) {
		const visit = visitNow(storeView);
		if (wasInvited(visit)) return;
		if (!mayInvite(visit, setting)) {
			timer = setTimeout(check, CHECK_INTERVAL, setting);
			return;
		}
		browserArea.write(key(), String(visit.now));
		openOverlay('newsletter-popup');
	}
}
