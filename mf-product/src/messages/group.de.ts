import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { GroupTexts } from './group.ts';

export const messages: TextsOf<GroupTexts> = {
	title: 'Im Set',
	partNotFound: 'Dieser Teil des Sets ist nicht mehr im Angebot.',
	quantity: 'Stückzahl',
	addSet: 'Set in den Warenkorb',
	total: 'Summe',
	nothingChosen: 'Wähle, was zum Set gehören soll',
};
