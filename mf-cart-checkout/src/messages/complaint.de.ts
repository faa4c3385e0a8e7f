import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { ComplaintTexts } from './complaint.ts';

export const messages: TextsOf<ComplaintTexts> = {
	claims: 'Widerrufe und Reklamationen',
	complain: 'Reklamieren',
	title: 'Reklamation',
	lead: 'Beschreibe, was nicht stimmt. Wir antworten innerhalb von 14 Tagen.',
	description: 'Was nicht stimmt',
	describeMore: 'Schreib wenigstens ein paar Worte.',
	chooseSome: 'Wähle mindestens einen Artikel.',
	demand: 'Was du möchtest',
	repair: 'Reparatur',
	replacement: 'Ersatzlieferung',
	priceReduction: 'Preisminderung',
	moneyBack: 'Erstattung',
	pictures: 'Fotos',
	picturesHint: 'Höchstens 5.',
	tooManyPictures: 'Wähle höchstens 5 Fotos.',
	picturesLost: 'Deine Reklamation ist da, aber ohne diese Fotos: {names}',
	pictureCount: { one: '{count} Foto', other: '{count} Fotos' },
	optional: '(optional)',
	send: 'Reklamation senden',
	leave: 'Abbrechen',
	impossible: 'Reklamieren kannst du nur, was wir schon versandt haben.',
	tooMany:
		'Zu dieser Bestellung warten schon 10 Reklamationen auf unsere Antwort. Eine weitere nehmen wir hier an, sobald wir eine davon beantwortet haben; bis dahin schreib uns bitte.',
	received: 'Deine Reklamation ist eingegangen',
	accepted: 'Reklamation anerkannt',
	refused: 'Reklamation nicht anerkannt',
};
