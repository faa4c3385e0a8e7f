import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ProductTexts } from './product.ts';

export const messages: TextsOf<ProductTexts> = {
	picture: '{name}, foto {number}',
	pictures: 'Foto del prodotto',
	thumbnail: 'Mostra la foto {number}',
	video: 'Guarda il video',
	chooseColor: 'Scegli il colore',
	chooseSize: 'Scegli la taglia',
	choose: 'Scegli: {label}',
	apply: 'Mostra la variante scelta',
	noVariants: 'Al momento nessuna variante di questo prodotto è disponibile.',
	noSuchVariant: 'Questa combinazione non esiste. Scegli un altro colore o un’altra taglia.',
	variantSoldOut: 'Questa variante è esaurita. Scegli un altro colore o un’altra taglia.',
	lastPieces: 'Ultimi pezzi',
	soldOut: 'Esaurito',
	cartUnavailable: 'Il carrello al momento non è disponibile. Ricarica la pagina tra poco: non andrà perso nulla.',
	reload: 'Ricarica la pagina',
	sizeGuide: 'Tabella delle taglie',
	waitFor: 'Ti avvisiamo quando torna',
	waitForSize: 'Manca la tua taglia? Ti avvisiamo quando torna',
	wish: 'Aggiungi ai desideri',
	wished: 'Nei tuoi desideri',
	compare: 'Aggiungi al confronto',
	compared: 'Nel confronto',
	inShowrooms: 'Cercalo nei nostri negozi',
	failed: 'Non è andata a buon fine. Controlla la connessione e riprova.',
};
