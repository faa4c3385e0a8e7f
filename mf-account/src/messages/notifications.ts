import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Powiadomienia',
	lead: 'Napiszemy do Ciebie, gdy te produkty wrócą do sklepu.',
	empty: 'Nie czekasz na żaden produkt.',
	emptyHint: 'Przy wyprzedanym rozmiarze wybierz „Nie ma Twojego rozmiaru?”, a napiszemy, gdy wróci.',
	browse: 'Zobacz kolekcję',
	since: 'Czekasz od',
	remove: 'Nie powiadamiaj',
	failed: 'Ups, coś poszło nie tak. Spróbuj ponownie za chwilę.',
};
export type NotificationsTexts = typeof pl;

export const notificationsMessages = defineMessages('mf-account/notifications', pl, {
	en: () => import(/* webpackChunkName: "en" */ './notifications.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './notifications.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './notifications.it.ts'),
});
