import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Bezpieczeństwo',
	logOutEverywhere: 'Wyloguj się na wszystkich urządzeniach',
	loggedOutEverywhere: 'Wylogowano na wszystkich urządzeniach',
	forgetDevice: 'Usuń moje dane z tego urządzenia',
	forgetTitle: 'Usunąć dane z tego urządzenia?',
	forgetText:
		'Wylogujemy Cię i usuniemy z tej przeglądarki koszyk, listy, formularze oraz zamówienia, które czekają na wysłanie. Konto i złożone zamówienia zostają w sklepie.',
	forget: 'Usuń dane',
	keep: 'Zostaw',
};
export type DeviceTexts = typeof pl;

export const deviceMessages = defineMessages('mf-account/device', pl, {
	en: () => import(/* webpackChunkName: "en" */ './device.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './device.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './device.it.ts'),
});
