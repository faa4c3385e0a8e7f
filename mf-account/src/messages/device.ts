import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Bezpieczeństwo',
	logOutEverywhere: 'Wyloguj się na wszystkich urządzeniach',
	loggedOutEverywhere: 'Wylogowano na wszystkich urządzeniach',
	forgetDevice: 'Usuń moje dane z tego urządzenia',
	forgetTitle: 'Usunąć dane z tego urządzenia?',
	forgetText:
		'Wylogujemy Cię i usuniemy z tej przeglądarki koszyk, listy, formularze oraz zamówienia, które nie dotarły jeszcze do sklepu. Konto i złożone zamówienia zostają w sklepie.',
	forget: 'Usuń dane',
	keep: 'Zostaw',
	downloadData: 'Pobierz moje dane',
	dataFile: 'moje-dane',
	deleteAccount: 'Usuń konto',
	deleteTitle: 'Usunąć konto?',
	deleteText:
		'Usuniemy konto, adresy, listę życzeń, koszyk i subskrypcje. Tego nie da się cofnąć. Zamówienia i faktury przechowujemy bez konta tak długo, jak wymagają tego przepisy podatkowe.',
	deletePassword: 'Hasło do konta',
	deletePasswordHint: 'Jeśli logujesz się przez Google lub Facebooka, zaloguj się ponownie i zostaw to pole puste.',
	deleteForGood: 'Usuń konto na zawsze',
	accountDeleted: 'Konto zostało usunięte',
};
export type DeviceTexts = typeof pl;

export const deviceMessages = defineMessages('mf-account/device', pl, {
	en: () => import(/* webpackChunkName: "en" */ './device.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './device.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './device.it.ts'),
});
