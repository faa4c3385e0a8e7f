import type { Translation } from '../translation.ts';

export const sweatshirts: Translation['products'] = {
	'Bluza Poranek': {
		name: 'Felpa Poranek',
		lead: 'La felpa classica a girocollo, con il triangolo sotto la gola.',
		story:
			'Un tempo il triangolo assorbiva il sudore dei pugili; il nostro sta lì per simpatia. Manica raglan e bordo a coste che si ferma sui fianchi. Fa coppia con i pantaloni Niedziela, tinti nello stesso bagno.',
	},
	'Bluza z kapturem Zaspa': {
		name: 'Felpa con cappuccio Zaspa',
		lead: 'Una felpa calda con cappuccio doppio e tasca a marsupio.',
		story:
			'Il cappuccio ha due strati, per questo sta su invece di afflosciarsi. Al posto del cordoncino c’è una fettuccia piatta di cotone, che i bambini non sfilano e la lavatrice non annoda.',
	},
	'Bluza krótka Echo': {
		name: 'Felpa corta Echo',
		lead: 'Una felpa corta a manica larga per i pantaloni a vita alta.',
		story:
			'È tagliata come un quadrato, senza coste in fondo: il bordo è semplicemente orlato. Così si stacca un poco dalla vita e lascia passare l’aria.',
	},
	'Bluza rozpinana Przełęcz': {
		name: 'Felpa con zip Przełęcz',
		lead: 'Una felpa con cerniera a doppio cursore, cappuccio e tasche con zip.',
		story:
			'Sul sentiero va sotto la giacca, in città sotto il cappotto, dopo l’allenamento da sola. Le tasche si chiudono: le chiavi non restano sulla panchina. La cerniera è YKK, con un cursore di metallo bello pesante.',
	},
	'Bluza z haftem Czapla': {
		name: 'Felpa ricamata Czapla',
		lead: 'Una felpa con un piccolo airone ricamato sul cuore.',
		story:
			'L’airone l’ha disegnato Hania dopo una settimana agli stagni di Milicz. Il ricamo è fitto e morbido, foderato dietro perché non graffi.',
	},
	'Bluza w bloki Kontrast': {
		name: 'Felpa bicolore Kontrast',
		lead: 'Due colori, una cucitura orizzontale e nessuna scritta.',
		story:
			'I blocchi nascono da quello che avanza dalle altre felpe: ogni serie è breve e un po’ diversa. La cucitura passa all’altezza del gomito e prosegue esatta sulla manica.',
	},
};
