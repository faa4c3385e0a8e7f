import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { DeviceTexts } from './device.ts';

export const messages: TextsOf<DeviceTexts> = {
	title: 'Security',
	logOutEverywhere: 'Log out on all devices',
	loggedOutEverywhere: 'You’re logged out on all devices',
	forgetDevice: 'Clear my data on this device',
	forgetTitle: 'Clear the data on this device?',
	forgetText:
		'We’ll log you out and remove your cart, lists, forms and orders that haven’t been sent yet from this browser. Your account and placed orders stay with the shop.',
	forget: 'Clear data',
	keep: 'Keep',
};
