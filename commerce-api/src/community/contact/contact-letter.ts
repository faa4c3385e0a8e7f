import type { contactForm } from '@pasaz/kernel/contract/contact';
import type { BodyOf } from '@pasaz/kernel/contract/endpoint';
import type { Letter } from '../../platform/mail/letter.ts';

type Message = BodyOf<typeof contactForm> & { storeCode: string };

const TOPICS: Record<Message['topic'], string> = {
	order: 'zamówienie',
	return: 'zwrot',
	complaint: 'reklamacja',
	product: 'produkt',
	other: 'inne',
};

/** What the shop's own people read. */
export function contactLetter({ name, email, topic, orderNumber, storeCode, message }: Message): Letter {
	const order: [string, string][] = orderNumber ? [['Zamówienie', orderNumber]] : [];
	return {
		subject: `Wiadomość ze sklepu: ${TOPICS[topic]}${orderNumber ? ` ${orderNumber}` : ''}`,
		paragraphs: message.split(/\n{2,}/),
		rows: [['Od', name], ['E-mail', email], ['Temat', TOPICS[topic]], ...order, ['Sklep', storeCode]],
	};
}
