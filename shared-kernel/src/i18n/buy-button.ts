import { defineMessages } from './messages.ts';

const pl = {
	add: 'Dodaj do koszyka',
	save: 'Zapisz zmiany',
	unavailable: 'Wyprzedane',
};
export type BuyButtonTexts = typeof pl;

/** The names of the button that puts a product in the cart, and of what stands in for it until its code has come. */
export const buyButtonMessages = defineMessages('kernel/buy-button', pl, {
	en: () => import(/* webpackChunkName: "en" */ './buy-button.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './buy-button.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './buy-button.it.ts'),
});
