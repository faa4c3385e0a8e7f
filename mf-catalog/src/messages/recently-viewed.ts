import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = { title: 'Ostatnio oglądane' };
export type RecentlyViewedTexts = typeof pl;

export const recentlyViewedMessages = defineMessages('mf-catalog/recently-viewed', pl, {
	en: () => import(/* webpackChunkName: "en" */ './recently-viewed.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './recently-viewed.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './recently-viewed.it.ts'),
});
