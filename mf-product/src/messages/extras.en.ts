import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ExtrasTexts } from './extras.ts';

export const messages: TextsOf<ExtrasTexts> = {
	seeComparison: 'See comparison',
	compared: { one: '{count} product', other: '{count} products' },
};
