import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	kept: params('Pokazujemy stronę zapisaną na tym urządzeniu. Ceny i dostępność: stan z {time}.'),
	leaving: 'Ten produkt, kategoria lub strona nie są dostępne bez internetu. Oto strona główna.',
	sentLater: 'Połączenie wróciło. Wysłaliśmy to, co czekało.',
	refusedLater: 'Sklep nie przyjął czegoś, co czekało na wysłanie. Spróbuj jeszcze raz.',
	waiting: params<{ number: number }>('Czeka na połączenie: {number}'),
	waitingElsewhere: params('Czeka na połączenie w innej wersji sklepu: {store}'),
	install: 'Zainstaluj sklep na tym urządzeniu: otworzy się jednym dotknięciem, także bez internetu.',
	installNow: 'Zainstaluj',
};
export type OfflineTexts = typeof pl;

export const offlineMessages = defineMessages('shell/offline', pl, {
	en: () => import(/* webpackChunkName: "en" */ './offline.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './offline.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './offline.it.ts'),
});
