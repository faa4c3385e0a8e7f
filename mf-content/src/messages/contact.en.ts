import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ContactTexts } from './contact.ts';

export const messages: TextsOf<ContactTexts> = {
	title: 'Contact',
	lead: 'Write to us. We answer within one working day.',
	phone: 'Phone',
	address: 'Address',
	topic: 'Topic',
	order: 'Order',
	return: 'Return',
	complaint: 'Complaint',
	product: 'Question about a product',
	other: 'Something else',
	name: 'Full name',
	email: 'E-mail',
	orderNumber: 'Order number',
	optional: '(optional)',
	message: 'Message',
	send: 'Send message',
	sentTitle: 'Message sent',
	sentText: 'We will reply to {email}.',
	writeAgain: 'Write another message',
	required: 'This field is required.',
	nameShort: {
		one: 'Enter at least {count} letter.',
		other: 'Enter at least {count} letters. Please write a shorter name in full, e.g. “Li Anna”.',
	},
	emailInvalid: 'Enter a valid e-mail address, e.g. anna@example.com.',
	orderNumberInvalid: 'Enter the number as it stands in your order e-mail.',
	messageShort: 'Write at least one sentence.',
	tooLong: 'This is too long.',
};
