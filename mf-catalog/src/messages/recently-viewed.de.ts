import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { RecentlyViewedTexts } from './recently-viewed.ts';

export const messages: TextsOf<RecentlyViewedTexts> = {
	title: 'Zuletzt angesehen',
	stale: 'Wir zeigen, was auf diesem Gerät gespeichert ist. Preise und Verfügbarkeit können sich geändert haben.',
};
