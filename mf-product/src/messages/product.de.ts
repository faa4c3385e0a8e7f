import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ProductTexts } from './product.ts';

export const messages: TextsOf<ProductTexts> = {
	picture: '{name}, Bild {number}',
	pictures: 'Produktbilder',
	thumbnail: 'Bild {number} zeigen',
	video: 'Film ansehen',
	chooseColor: 'Farbe wählen',
	chooseSize: 'Größe wählen',
	choose: 'Bitte wählen: {label}',
	apply: 'Gewählte Variante zeigen',
	noVariants: 'Dieser Artikel ist zurzeit in keiner Variante verfügbar.',
	noSuchVariant: 'Diese Kombination gibt es nicht. Wählen Sie eine andere Farbe oder Größe.',
	variantSoldOut: 'Diese Variante ist ausverkauft. Wählen Sie eine andere Farbe oder Größe.',
	lastPieces: 'Letzte Stücke',
	soldOut: 'Ausverkauft',
	cartUnavailable:
		'Der Warenkorb ist gerade nicht erreichbar. Laden Sie die Seite gleich neu, es geht nichts verloren.',
	reload: 'Seite neu laden',
	sizeGuide: 'Größentabelle',
	waitFor: 'Bescheid sagen, wenn es wieder da ist',
	waitForSize: 'Ihre Größe fehlt? Wir sagen Bescheid, wenn sie wieder da ist',
	wish: 'Auf die Wunschliste',
	wished: 'Auf der Wunschliste',
	compare: 'Zum Vergleich hinzufügen',
	compared: 'Im Vergleich',
	failed: 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
};
