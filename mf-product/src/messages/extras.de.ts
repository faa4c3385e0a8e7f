import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ExtrasTexts } from './extras.ts';

export const messages: TextsOf<ExtrasTexts> = {
	seeComparison: 'Vergleich ansehen',
	compared: { one: '{count} Artikel', other: '{count} Artikel' },
};
