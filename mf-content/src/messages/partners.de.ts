import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PartnersTexts } from './partners.ts';

export const messages: TextsOf<PartnersTexts> = {
	title: 'Unsere Partner',
	lead: 'Die Webereien, Nähereien und Werkstätten, mit denen wir unsere Kleidung machen.',
	empty: 'Hier stellen wir bald unsere Partner vor.',
	visit: 'Website besuchen',
	visitName: 'Website besuchen: {name}',
};
