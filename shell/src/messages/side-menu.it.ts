import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SideMenuTexts } from './side-menu.ts';

export const messages: TextsOf<SideMenuTexts> = {
	back: 'Indietro',
	allOf: 'Tutto: {name}',
};
