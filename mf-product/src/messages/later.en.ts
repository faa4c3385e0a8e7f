import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LaterTexts } from './later.ts';

export const messages: TextsOf<LaterTexts> = {
	position: '{number} of {total}',
	enlarge: 'Enlarge',
	closeZoom: 'Close the picture',
	previousPicture: 'Previous',
	nextPicture: 'Next',
	sizeGuide: 'Size guide',
	closeSizeGuide: 'Close the size guide',
	noSizes: 'There is no size guide for this product right now. We will gladly tell you its measurements.',
	askUs: 'Write to us',
	waitFor: 'Tell me when it is back',
	closeWaiting: 'Close the notice',
	waitingText:
		'We will send one e-mail when this product is in the shop again, and use the address for nothing else. After a year we delete the request.',
	variant: 'Variant',
	email: 'E-mail',
	emailInvalid: 'Enter a valid e-mail address.',
	wait: 'Tell me',
	waits: 'Done. We will let you know as soon as it is back.',
	queued:
		'Saved on this device. We will send it once there is a connection, and let you know when the product is back.',
	matching: 'Goes well with it',
	similar: 'Similar products',
	inShowrooms: 'In our showrooms',
	closeShowrooms: 'Close the availability in our showrooms',
	onShelf: 'There are: {options}',
	isOnShelf: 'It is there',
	onNoShelf: 'No showroom has the product shown here at the moment.',
	collectHere:
		'Want to collect it? Add it to the cart and choose “Collection in a showroom” in the checkout. We put it aside at once, free of charge.',
	toCart: 'Go to the cart',
	allShowrooms: 'See our showrooms',
	failed: 'Oops, something went wrong...',
};
