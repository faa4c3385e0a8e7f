import { defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	failed: 'Nie udało się dodać do koszyka. Sprawdź połączenie i spróbuj jeszcze raz.',
};
export type AddToCartTexts = typeof pl;

export const addToCartMessages = defineMessages('mf-cart-checkout/add-to-cart', pl, {
	en: () => import(/* webpackChunkName: "en" */ './add-to-cart.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './add-to-cart.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './add-to-cart.it.ts'),
});
