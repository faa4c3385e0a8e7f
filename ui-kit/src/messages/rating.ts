import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	stars: params<{ rating: string }>('Ocena {rating} z 5'),
	reviews: count({ one: '{count} opinia', few: '{count} opinie', many: '{count} opinii' }),
};
export type RatingTexts = typeof pl;

export const ratingMessages = defineMessages('ui-kit/rating', pl, {
	en: () => import(/* webpackChunkName: "en" */ './rating.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './rating.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './rating.it.ts'),
});
