import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { FooterTexts } from './footer.ts';

export const messages: TextsOf<FooterTexts> = {
	statistics: 'Einwilligung zur Statistik',
	newsletter: 'Newsletter',
	newsletterText: 'Einmal im Monat: neue Kollektionen und wieder lieferbare Größen.',
};
