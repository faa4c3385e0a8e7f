import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { CollectTexts } from './collect.ts';

export const messages: TextsOf<CollectTexts> = {
	title: 'Showroom',
	lead: 'These showrooms have everything in your cart. We put it aside as soon as you order.',
	searching: 'Looking at the shelves…',
	found: {
		one: '{count} showroom has everything in your cart.',
		other: '{count} showrooms have everything in your cart.',
	},
	none: 'No showroom has everything in your cart right now. Choose another way of delivery, or buy a part of it.',
	change: 'Change showroom',
	chosen: 'Chosen showroom',
	phoneHint: 'We only call if something changes.',
	reserved: 'Put aside in the showroom',
	ready: 'Waiting in the showroom',
	collected: 'Collected',
	collectedLead: 'Everything is with you now. Enjoy it!',
	waits: 'Everything is waiting for you in the showroom until {until}.',
	bring: 'Bring the order number. We also hand it over to whoever tells us the number.',
	over: 'The reservation has ended',
	overLead: 'Nobody collected the order in time, so its products are back on the shelf. You pay nothing for them.',
};
