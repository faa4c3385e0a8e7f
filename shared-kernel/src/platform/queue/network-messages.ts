import { defineMessages } from '../../i18n/messages.ts';

export const networkMessages = defineMessages(
	'kernel/network',
	{
		ok: 'OK',
		loggedOut: 'Wylogowano',
		sessionOver: 'Sesja wygasła. Zaloguj się ponownie.',
		tasksDropped: 'Sesja wygasła, zanim wysłaliśmy Twoje ostatnie zmiany. Zaloguj się i wprowadź je ponownie.',
		refreshFailed: 'Wewnętrzny błąd podczas odświeżania sesji. Wyczyść dane strony i odśwież ją.',
		brokenAnswer: 'Sklep nie mógł przyjąć Twojej zmiany. Spróbuj ponownie za jakiś czas.',
	},
	{ en: () => import('./messages/en.ts'), de: () => import('./messages/de.ts'), it: () => import('./messages/it.ts') },
);
