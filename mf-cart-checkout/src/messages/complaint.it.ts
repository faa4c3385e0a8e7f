import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ComplaintTexts } from './complaint.ts';

export const messages: TextsOf<ComplaintTexts> = {
	claims: 'Recessi e reclami',
	complain: 'Presenta un reclamo',
	title: 'Reclamo',
	lead: 'Descrivi che cosa non va. Risponderemo entro 14 giorni.',
	description: 'Che cosa non va',
	describeMore: 'Scrivi almeno qualche parola.',
	chooseSome: 'Scegli almeno un prodotto.',
	demand: 'Che cosa chiedi',
	repair: 'riparazione',
	replacement: 'sostituzione',
	priceReduction: 'riduzione del prezzo',
	moneyBack: 'rimborso',
	pictures: 'Foto',
	picturesHint: 'Al massimo 5.',
	tooManyPictures: 'Scegli al massimo 5 foto.',
	picturesLost: 'Il reclamo è arrivato, ma senza queste foto: {names}',
	pictureCount: { one: '{count} foto', other: '{count} foto' },
	optional: '(facoltativo)',
	send: 'Invia il reclamo',
	leave: 'Annulla',
	impossible: 'Puoi presentare un reclamo solo per ciò che abbiamo già spedito.',
	tooMany:
		'10 reclami per questo ordine aspettano già la nostra risposta. Potrai presentarne un altro qui quando avremo risposto a uno di questi; fino ad allora, scrivici.',
	received: 'Abbiamo ricevuto il tuo reclamo',
	accepted: 'Reclamo accolto',
	refused: 'Reclamo non accolto',
};
