import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	lead: params(
		'W sklepie, do którego przechodzisz, płaci się w {currency}. Koszyk pójdzie z Tobą, a produkty będą kosztować tyle, co tam.',
	),
	sums: params('Wartość produktów: {before} → {after}'),
	unsold: params('Nie sprzedajemy tam: {names}. Znajdziesz je w koszyku, gdy wrócisz do obecnego sklepu.'),
	unknown: 'Nowe ceny zobaczysz w koszyku.',
	go: 'Przejdź do tamtego sklepu',
	stay: 'Zostań tutaj',
};
export type CartMoveTexts = typeof pl;

export const cartMoveMessages = defineMessages('shell/cart-move', pl, {
	en: () => import(/* webpackChunkName: "en" */ './cart-move.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './cart-move.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './cart-move.it.ts'),
});
