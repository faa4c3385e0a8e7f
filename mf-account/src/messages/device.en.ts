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
	downloadData: 'Download my data',
	dataFile: 'my-data',
	deleteAccount: 'Delete account',
	deleteTitle: 'Delete your account?',
	deleteText:
		'We’ll delete your account with its addresses, wishlist, cart and subscriptions. This can’t be undone. We keep orders and invoices, without the account, for as long as tax law requires.',
	deletePassword: 'Password of your account',
	deletePasswordHint: 'If you log in with Google or Facebook, log in again and leave this empty.',
	deleteForGood: 'Delete for good',
	accountDeleted: 'Your account has been deleted',
};
