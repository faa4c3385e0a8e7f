import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	unavailable: 'niedostępny',
};
export type ChoiceTexts = typeof pl;

export const choiceMessages = defineMessages('ui-kit/choice', pl, {
	en: () => import(/* webpackChunkName: "en" */ './choice.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './choice.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './choice.it.ts'),
});
