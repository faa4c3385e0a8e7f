import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OfflineTexts } from './offline.ts';

export const messages: TextsOf<OfflineTexts> = {
	kept: 'This page was kept on your device. Prices and stock as of {time}.',
	leaving: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
	sentLater: 'You are online again. We have sent what was waiting.',
	refusedLater: 'The shop did not take something that was waiting to be sent. Please try again.',
	waiting: 'Waiting to be sent: {number}',
	waitingElsewhere: 'Waiting to be sent in another version of the shop: {store}',
	install: 'Install the shop on this device: it opens with one tap, without internet, too.',
	installNow: 'Install',
};
