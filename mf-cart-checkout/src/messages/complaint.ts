import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	claims: 'Odstąpienia i reklamacje',
	complain: 'Złóż reklamację',
	title: 'Reklamacja',
	lead: 'Opisz, co jest nie tak. Odpowiemy w ciągu 14 dni.',
	description: 'Co jest nie tak',
	describeMore: 'Napisz choć kilka słów.',
	chooseSome: 'Wybierz co najmniej jedną rzecz.',
	demand: 'Czego oczekujesz',
	repair: 'naprawy',
	replacement: 'wymiany',
	priceReduction: 'obniżenia ceny',
	moneyBack: 'zwrotu ceny',
	pictures: 'Zdjęcia',
	picturesHint: 'Najwyżej 5.',
	tooManyPictures: 'Wybierz najwyżej 5 zdjęć.',
	picturesLost: params<{ names: string }>('Reklamacja przyjęta, ale bez tych zdjęć: {names}'),
	pictureCount: count({
		one: '{count} zdjęcie',
		few: '{count} zdjęcia',
		many: '{count} zdjęć',
		other: '{count} zdjęcia',
	}),
	optional: '(opcjonalnie)',
	send: 'Wyślij reklamację',
	leave: 'Zrezygnuj',
	impossible: 'Reklamować można tylko to, co już wysłaliśmy.',
	tooMany:
		'Na naszą odpowiedź czeka już 10 reklamacji tego zamówienia. Kolejną złożysz tu, gdy odpowiemy na jedną z nich, a do tego czasu po prostu do nas napisz.',
	received: 'Przyjęliśmy reklamację',
	accepted: 'Reklamacja uznana',
	refused: 'Reklamacja nieuznana',
};
export type ComplaintTexts = typeof pl;

export const complaintMessages = defineMessages('mf-cart-checkout/complaint', pl, {
	en: () => import(/* webpackChunkName: "en" */ './complaint.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './complaint.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './complaint.it.ts'),
});
