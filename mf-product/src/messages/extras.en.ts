import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ExtrasTexts } from './extras.ts';

export const messages: TextsOf<ExtrasTexts> = {
	seeComparison: { one: 'See comparison ({count} product)', other: 'See comparison ({count} products)' },
};
