import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { GiftCardTexts } from './gift-cards.ts';

export const messages: TextsOf<GiftCardTexts> = {
	label: 'Code der Geschenkkarte',
	apply: 'Karte verwenden',
	card: 'Geschenkkarte …{end} (Guthaben {balance})',
	remove: 'Entfernen',
	due: 'Noch zu zahlen',
	unknown: 'Diese Karte gibt es nicht. Prüfe den Code.',
	empty: 'Auf dieser Karte ist kein Guthaben mehr.',
	foreign: 'Diese Karte hat eine andere Währung ({currency}).',
};
