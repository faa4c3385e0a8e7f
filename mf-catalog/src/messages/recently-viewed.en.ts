import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { RecentlyViewedTexts } from './recently-viewed.ts';

export const messages: TextsOf<RecentlyViewedTexts> = {
	title: 'Recently viewed',
	stale: 'This is what the device has kept. Prices and availability may have changed.',
};
