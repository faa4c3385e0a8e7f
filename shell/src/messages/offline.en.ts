import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { OfflineTexts } from './offline.ts';

export const messages: TextsOf<OfflineTexts> = {
	kept: 'This page was kept on your device. Prices and stock as of {time}.',
	leaving: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
	install: 'Install the shop on this device: it opens with one tap, without internet, too.',
	installNow: 'Install',
};
