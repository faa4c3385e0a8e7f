import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ProductTexts } from './product.ts';

export const messages: TextsOf<ProductTexts> = {
	picture: '{name}, Bild {number}',
	pictures: 'Produktbilder',
	thumbnail: 'Bild {number} anzeigen',
	video: 'Film ansehen',
	chooseColor: 'Farbe wählen',
	chooseSize: 'Größe wählen',
	choose: 'Bitte wählen: {label}',
	apply: 'Gewählte Variante anzeigen',
	noVariants: 'Dieser Artikel ist zurzeit in keiner Variante verfügbar.',
	noSuchVariant: 'Diese Kombination gibt es nicht. Wähle eine andere Farbe oder Größe.',
	variantSoldOut: 'Diese Variante ist ausverkauft. Wähle eine andere Farbe oder Größe.',
	lastPieces: 'Letzte Stücke',
	soldOut: 'Ausverkauft',
	cartUnavailable: 'Der Warenkorb ist gerade nicht erreichbar. Lade die Seite gleich neu, es geht nichts verloren.',
	reload: 'Seite neu laden',
	sizeGuide: 'Größentabelle',
	waitFor: 'Wir geben Bescheid, wenn er wieder da ist',
	waitForSize: 'Deine Größe fehlt? Wir geben Bescheid, wenn sie wieder da ist',
	wish: 'Auf die Wunschliste',
	wished: 'Auf der Wunschliste',
	compare: 'Zum Vergleich hinzufügen',
	compared: 'Im Vergleich',
	inShowrooms: 'In unseren Läden ansehen',
	failed: 'Das hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.',
};
