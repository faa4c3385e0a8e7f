import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	back: 'Wróć',
	allOf: params<{ name: string }>('Wszystko: {name}'),
};
export type SideMenuTexts = typeof pl;

export const sideMenuMessages = defineMessages('shell/side-menu', pl, {
	en: () => import(/* webpackChunkName: "en" */ './side-menu.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './side-menu.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './side-menu.it.ts'),
});
