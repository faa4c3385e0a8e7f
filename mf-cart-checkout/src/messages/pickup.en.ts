import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PickupTexts } from './pickup.ts';

export const messages: TextsOf<PickupTexts> = {
	title: 'Pick-up point',
	chosen: 'Chosen pick-up point',
	change: 'Change point',
	search: 'Town, street or postcode',
	searchHint: 'E.g. Gdynia, a street or 81-368.',
	searching: 'Looking for points…',
	none: 'We found no such point. Check the spelling, or enter a larger town.',
	found: { one: 'We found {count} point.', other: 'We found {count} points.' },
	phoneHint: 'We will send the pick-up code to it.',
};
