import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ComplaintTexts } from './complaint.ts';

export const messages: TextsOf<ComplaintTexts> = {
	claims: 'Withdrawals and complaints',
	complain: 'Make a complaint',
	title: 'Complaint',
	lead: 'Describe what is wrong. We will answer within 14 days.',
	description: 'What is wrong',
	describeMore: 'Write at least a few words.',
	chooseSome: 'Choose at least one thing.',
	demand: 'What you ask for',
	repair: 'repair',
	replacement: 'replacement',
	priceReduction: 'price reduction',
	moneyBack: 'refund',
	pictures: 'Pictures',
	picturesHint: 'At most 5.',
	tooManyPictures: 'Choose at most 5 pictures.',
	picturesLost: 'Your complaint was received, but without these pictures: {names}',
	pictureCount: { one: '{count} picture', other: '{count} pictures' },
	optional: '(optional)',
	send: 'Send the complaint',
	leave: 'Cancel',
	impossible: 'You can only make a complaint about items that we have already sent.',
	tooMany:
		'10 complaints about this order are already waiting for our answer. You can make another one here once we have answered one of them; until then, please write to us.',
	received: 'We have received your complaint',
	accepted: 'Complaint accepted',
	refused: 'Complaint not accepted',
};
