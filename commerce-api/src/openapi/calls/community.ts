import { availabilityDelete, availabilityList, availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { contactForm, mailSend, mailToken } from '@pasaz/kernel/contract/contact';
import * as newsletters from '@pasaz/kernel/contract/newsletter';
import * as reviews from '@pasaz/kernel/contract/review';
import { describeCall, describeOther } from '../call.ts';

const review = describeCall('Reviews');
const newsletter = describeCall('Newsletter');
const availability = describeCall('Availability');
const contact = describeCall('Contact');
const link = describeOther('Links in mails');
const page = { 'text/html': undefined };
const over = { status: 404, description: 'The link is not valid any more.', content: page } as const;

export const communityCalls = [
	review(reviews.reviewCreate, {
		summary: 'Writes a review, which waits for a moderator',
		errors: ['404 not-found', '409 already-reviewed'],
	}),
	review(reviews.reviewList, { summary: 'The user’s own reviews, waiting ones too' }),
	review(reviews.reviewCheck, {
		summary: 'Whether a product may be reviewed; a guest needs the secret and the address of an order',
		errors: ['404 not-found'],
	}),
	review(reviews.reviewsToWrite, { summary: 'What the user has bought and not reviewed' }),
	review(reviews.reviewableProducts, {
		summary: 'What the link in an order’s mail lets its owner review',
		errors: ['404 not-found', '409 order-not-delivered'],
	}),
	review(reviews.reviewMass, {
		summary: 'Several reviews at once by that link',
		errors: ['404 not-found', '409 order-not-delivered', '422 not-ordered'],
	}),
	review(reviews.pimReviews, {
		summary: 'Reviews of the external product-information service',
		errors: ['404 not-found'],
	}),

	newsletter(newsletters.newsletterStatus, { summary: 'Whether the user’s own address is subscribed' }),
	newsletter(newsletters.newsletterSubscribe, {
		summary: 'Mails a link that confirms; the same answer for all addresses',
	}),
	newsletter(newsletters.newsletterUnsubscribe, {
		summary: 'Ends at once for the own address or by a link’s token; else mails a link',
		errors: ['404 token-over'],
	}),
	newsletter(newsletters.newsletterConfirm, { summary: 'Confirms by a link’s token', errors: ['404 token-over'] }),

	availability(availabilityList, { summary: 'Products that the user waits for' }),
	availability(availabilitySubscribe, {
		summary: 'One mail when the product is back',
		errors: ['404 not-found', '409 in-stock'],
	}),
	availability(availabilityDelete, {
		summary: 'Waits no more: of a user, or by a link’s token',
		errors: ['404 not-found', '404 token-over'],
	}),

	contact(contactForm, {
		summary: 'A message to the shop',
		examples: { orderNumber: 'ORD-000001' },
		errors: ['503 no-address'],
	}),
	contact(mailToken, { summary: 'A token for one message' }),
	contact(mailSend, { summary: 'A message to the shop with that token', errors: ['404 token-over', '503 no-address'] }),

	link({
		path: '/api/ext/mail-link/:token',
		summary: 'The page that a mail’s link opens: asks once more',
		answers: [{ status: 200, description: 'A page with one button.', content: page }, over],
	}),
	link({
		method: 'POST',
		path: '/api/ext/mail-link/:token',
		summary: 'Does what the link stands for',
		answers: [{ status: 200, description: 'A page that says it is done.', content: page }, over],
	}),
];
