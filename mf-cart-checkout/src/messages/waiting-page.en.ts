import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { WaitingPageTexts } from './waiting-page.ts';

export const messages: TextsOf<WaitingPageTexts> = {
	title: 'Waiting to be sent',
	lead: 'This was done on this device without a connection to the shop. Nothing here gets lost, even if you close the page.',
	nothing: 'Nothing is waiting to be sent.',
	home: 'Home page',
	profile: 'Change of your account',
	review: 'Product review',
	newsletter: 'Newsletter subscription',
	stockAlert: 'Back-in-stock notice',
	other: 'Change',
	offline: 'We will send it once there is a connection.',
	sending: 'Sending…',
	failed: {
		one: 'We will try again after {count} failed attempt.',
		other: 'We will try again after {count} failed attempts.',
	},
	sendNow: 'Send it now',
	cancel: 'Do not send',
	undo: 'Undo in your account',
};
