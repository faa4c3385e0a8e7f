import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { NewsletterPopupTexts } from './newsletter-popup.ts';

export const messages: TextsOf<NewsletterPopupTexts> = {
	title: 'Ein Brief im Monat',
	text: 'Neue Kollektionen, wieder lieferbare Größen und Einblicke ins Atelier. Keine täglichen Angebote.',
	close: 'Einladung schließen',
	later: 'Nein, danke',
};
