import { defineMessages } from '../../i18n/messages.ts';

export const renewalMessages = defineMessages(
	'kernel/renewal',
	{
		ok: 'OK',
		refreshFailed: 'Wewnętrzny błąd podczas odświeżania sesji. Wyczyść dane strony i odśwież ją.',
	},
	{ en: () => import('./messages/en.ts'), de: () => import('./messages/de.ts'), it: () => import('./messages/it.ts') },
);
