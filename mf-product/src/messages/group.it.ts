import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { GroupTexts } from './group.ts';

export const messages: TextsOf<GroupTexts> = {
	title: 'Nel set',
	partNotFound: 'Questa parte del set non è più in vendita.',
	quantity: 'Quantità',
	addSet: 'Aggiungi il set al carrello',
	total: 'Totale',
	nothingChosen: 'Scegli che cosa deve far parte del set',
};
