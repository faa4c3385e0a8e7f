import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Potwierdź',
	close: 'Zamknij bez odpowiedzi',
};
export type ConfirmationTexts = typeof pl;

export const confirmationMessages = defineMessages('shell/confirmation', pl, {
	en: () => import(/* webpackChunkName: "en" */ './confirmation.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './confirmation.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './confirmation.it.ts'),
});
