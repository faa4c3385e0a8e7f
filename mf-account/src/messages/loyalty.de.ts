import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LoyaltyTexts } from './loyalty.ts';

export const messages: TextsOf<LoyaltyTexts> = {
	title: 'Kundenkarte',
	lead: 'Zeig den Code an der Kasse im Laden. Punkte für Onlinekäufe schreiben wir gut, sobald die Bestellung bezahlt ist.',
	noCard: 'Dieser Shop hat keine Kundenkarte',
	barcode: 'Strichcode der Karte {number}',
	points: { one: '{count} Punkt', other: '{count} Punkte' },
	level: 'Stufe {level}',
	missing: { one: 'Noch {count} Punkt bis zur nächsten Stufe.', other: 'Noch {count} Punkte bis zur nächsten Stufe.' },
	history: 'Wofür es Punkte gab',
	noPoints: 'Die ersten Punkte kommen, sobald eine Bestellung bezahlt ist.',
	order: 'Bestellung {number}',
	retry: 'Erneut versuchen',
};
