import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { HomeTexts } from './home.ts';

export const messages: TextsOf<HomeTexts> = {
	eyebrow: 'Nuova collezione',
	title: 'Per la prima luce',
	lead: 'Lino, lana e cotone nei colori della terra e del cielo al mattino. Piccole serie, tagli essenziali, capi che durano anni.',
	seeCollection: 'Scopri la collezione',
	seeSale: 'Promozioni',
	categories: 'Reparti',
	products: { one: '{count} prodotto', other: '{count} prodotti' },
	newTitle: 'Novità',
	newMore: 'Tutte le novità',
	bestTitle: 'I più amati',
	saleTitle: 'Ultimi pezzi a prezzo ridotto',
	saleMore: 'Tutte le promozioni',
	stories: 'Storie di stagione',
	byways: 'Da vedere',
	storyTitle: 'Meno, ma meglio',
	storyText:
		'Disegniamo capi facili da abbinare, fatti per la vita di ogni giorno: lavaggi, pioggia, fretta. Scegliamo i tessuti a mano e indossiamo ogni modello prima che arrivi in negozio.',
	storyMore: 'Scopri i nostri consigli',
	description: '{shop}: abiti in lino, lana e cotone cuciti in piccole serie. Spedizione gratuita da {free}.',
};
