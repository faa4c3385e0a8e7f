import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CompareTexts } from './compare.ts';

export const messages: TextsOf<CompareTexts> = {
	title: 'Artikel vergleichen',
	products: { one: '{count} Artikel', other: '{count} Artikel' },
	price: 'Preis',
	availability: 'Verfügbarkeit',
	inStock: 'Lieferbar',
	soldOut: 'Ausverkauft',
	none: 'keine Angabe',
	remove: 'Aus dem Vergleich entfernen: {name}',
	removed: 'Aus dem Vergleich entfernt: {name}',
	clear: 'Vergleich leeren',
	loading: 'Der Vergleich wird geladen …',
	empty: 'Du vergleichst noch keine Artikel',
	emptyHint: 'Öffne einen Artikel und wähle „Zum Vergleich hinzufügen“.',
	seeNew: 'Zu den Neuheiten',
	stale: 'Wir zeigen, was auf diesem Gerät gespeichert ist. Preise und Verfügbarkeit können sich geändert haben.',
};
