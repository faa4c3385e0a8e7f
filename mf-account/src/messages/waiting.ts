import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	waiting: count({
		one: '{count} zmiana czeka na wysłanie',
		few: '{count} zmiany czekają na wysłanie',
		many: '{count} zmian czeka na wysłanie',
		other: '{count} zmiany czekają na wysłanie',
	}),
	explained: 'Wszystko jest zapisane na tym urządzeniu. Wyślemy, gdy tylko sklep odpowie.',
	sendNow: 'Wyślij teraz',
	undo: 'Cofnij zmiany',
	undone: 'Cofnięto zmiany, które czekały na wysłanie',
};
export type WaitingTexts = typeof pl;

export const waitingMessages = defineMessages('mf-account/waiting', pl, {
	en: () => import(/* webpackChunkName: "en" */ './waiting.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './waiting.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './waiting.it.ts'),
});
