import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { HomeTexts } from './home.ts';

export const messages: TextsOf<HomeTexts> = {
	seeCollection: 'Zur Kollektion',
	seeSale: 'Angebote',
	categories: 'Abteilungen',
	products: { one: '{count} Artikel', other: '{count} Artikel' },
	newTitle: 'Neuheiten',
	newMore: 'Alle Neuheiten',
	bestTitle: 'Am beliebtesten',
	scrollBack: 'Vorherige Artikel',
	scrollOn: 'Nächste Artikel',
	saleTitle: 'Letzte Stücke zum kleineren Preis',
	saleMore: 'Alle Angebote',
	stories: 'Geschichten der Saison',
	byways: 'Einen Blick wert',
	storyMore: 'Unsere Empfehlungen',
	description: '{about} Versandkostenfrei ab {free}.',
};
