import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	or: 'albo',
	google: 'Zaloguj się przez Google',
	facebook: 'Zaloguj się przez Facebooka',
	notAgreed: 'Nie udało się zalogować w ten sposób. Spróbuj ponownie albo zaloguj się hasłem.',
	blocked:
		'Ta przeglądarka blokuje pamięć, bez której to logowanie nie działa. Odblokuj ją dla tej strony albo zaloguj się hasłem.',
};
export type SocialTexts = typeof pl;

export const socialMessages = defineMessages('mf-account/social', pl, {
	en: () => import(/* webpackChunkName: "en" */ './social.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './social.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './social.it.ts'),
});
