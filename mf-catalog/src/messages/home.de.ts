import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { HomeTexts } from './home.ts';

export const messages: TextsOf<HomeTexts> = {
	eyebrow: 'Neue Kollektion',
	title: 'Für das erste Licht',
	lead: 'Leinen, Wolle und Baumwolle in den Farben von Erde und Morgenhimmel. Kleine Serien, ruhige Schnitte, Stücke für Jahre.',
	seeCollection: 'Zur Kollektion',
	seeSale: 'Angebote',
	categories: 'Abteilungen',
	products: { one: '{count} Artikel', other: '{count} Artikel' },
	newTitle: 'Neuheiten',
	newMore: 'Alle Neuheiten',
	bestTitle: 'Am beliebtesten',
	saleTitle: 'Letzte Stücke zum kleineren Preis',
	saleMore: 'Alle Angebote',
	stories: 'Geschichten der Saison',
	byways: 'Einen Blick wert',
	storyTitle: 'Weniger, aber besser',
	storyText:
		'Wir entwerfen Stücke, die sich leicht kombinieren lassen und den Alltag aushalten: Wäsche, Regen, Eile. Stoffe wählen wir von Hand aus, und jeden Schnitt tragen wir selbst, bevor er in den Shop kommt.',
	storyMore: 'Unsere Empfehlungen',
	description:
		'{shop}: Kleidung aus Leinen, Wolle und Baumwolle, in kleinen Serien genäht. Versandkostenfrei ab {free}.',
};
