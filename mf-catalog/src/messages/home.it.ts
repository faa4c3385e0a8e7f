import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { HomeTexts } from './home.ts';

export const messages: TextsOf<HomeTexts> = {
	seeCollection: 'Scopri la collezione',
	seeSale: 'Promozioni',
	categories: 'Reparti',
	products: { one: '{count} prodotto', other: '{count} prodotti' },
	newTitle: 'Novità',
	newMore: 'Tutte le novità',
	bestTitle: 'I più amati',
	scrollBack: 'Prodotti precedenti',
	scrollOn: 'Prodotti successivi',
	saleTitle: 'Ultimi pezzi a prezzo ridotto',
	saleMore: 'Tutte le promozioni',
	stories: 'Storie di stagione',
	byways: 'Da vedere',
	storyMore: 'Scopri i nostri consigli',
	description: '{about} Spedizione gratuita da {free}.',
};
