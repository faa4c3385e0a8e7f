import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

/** Choosing a point of a carrier. */
const pl = {
	title: 'Punkt odbioru',
	chosen: 'Wybrany punkt odbioru',
	change: 'Zmień punkt',
	search: 'Miejscowość, ulica lub kod pocztowy',
	searchHint: 'Np. Gdynia, Świętojańska albo 81-368.',
	searching: 'Szukamy punktów…',
	none: 'Nie znaleźliśmy takiego punktu. Sprawdź pisownię albo wpisz większą miejscowość.',
	found: count({
		one: 'Znaleźliśmy {count} punkt.',
		few: 'Znaleźliśmy {count} punkty.',
		many: 'Znaleźliśmy {count} punktów.',
		other: 'Znaleźliśmy {count} punktu.',
	}),
	phoneHint: 'Wyślemy na niego kod odbioru.',
};
export type PickupTexts = typeof pl;

export const pickupMessages = defineMessages('mf-cart-checkout/pickup', pl, {
	en: () => import(/* webpackChunkName: "en" */ './pickup.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './pickup.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './pickup.it.ts'),
});
