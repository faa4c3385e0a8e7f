import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { RecentlyViewedTexts } from './recently-viewed.ts';

export const messages: TextsOf<RecentlyViewedTexts> = {
	title: 'Visti di recente',
	stale: 'Mostriamo i dati salvati su questo dispositivo. Prezzi e disponibilità possono essere cambiati.',
};
