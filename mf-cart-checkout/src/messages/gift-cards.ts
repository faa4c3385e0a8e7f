import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	label: 'Kod karty podarunkowej',
	apply: 'Użyj karty',
	card: params<{ end: string; balance: string }>('Karta podarunkowa …{end} (saldo {balance})'),
	remove: 'Usuń',
	due: 'Pozostało do zapłaty',
	unknown: 'Nie ma takiej karty. Sprawdź kod.',
	empty: 'Na tej karcie nie ma już środków.',
	foreign: params<{ currency: string }>('Ta karta jest w innej walucie ({currency}).'),
};
export type GiftCardTexts = typeof pl;

export const giftCardMessages = defineMessages('mf-cart-checkout/gift-cards', pl, {
	en: () => import(/* webpackChunkName: "en" */ './gift-cards.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './gift-cards.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './gift-cards.it.ts'),
});
