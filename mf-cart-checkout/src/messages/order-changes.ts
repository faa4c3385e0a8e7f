import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	couponGone: 'Kod rabatowy nie zadziałał',
	orderWithoutCoupon: 'Zamawiam i płacę bez rabatu',
	priceChanged: 'Cena się zmieniła',
	priceChangedHint:
		'Od chwili dodania do koszyka zmieniły się ceny. Sprawdź nową kwotę, zanim potwierdzisz zamówienie.',
	sumChanged: 'Zamówienie się zmieniło',
	piecesNow: params<{ count: number }>('{count} szt.'),
	acceptSum: 'Zamawiam i płacę nową kwotę',
	newPrice: params<{ from: string; to: string }>('{from} → {to}'),
	newTotal: 'Nowa kwota do zapłaty',
	acceptPrice: 'Zamawiam i płacę po nowej cenie',
	backToCart: 'Wróć do koszyka',
};
export type OrderChangeTexts = typeof pl;

export const orderChangeMessages = defineMessages('mf-cart-checkout/order-changes', pl, {
	en: () => import(/* webpackChunkName: "en" */ './order-changes.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './order-changes.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './order-changes.it.ts'),
});
