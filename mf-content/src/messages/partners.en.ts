import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { PartnersTexts } from './partners.ts';

export const messages: TextsOf<PartnersTexts> = {
	title: 'Our partners',
	lead: 'The weavers, sewing rooms and workshops with whom we make our clothes.',
	empty: 'We will introduce our partners here soon.',
	visit: 'Visit website',
	visitName: 'Visit website: {name}',
};
