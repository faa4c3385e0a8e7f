import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Zamówienie',
	unpaid: 'Czeka na płatność',
	unpaidLead: 'Zamówienie nie jest jeszcze opłacone. Wyślemy je, gdy otrzymamy płatność.',
	accepted: 'Przyjęte',
	acceptedLead: 'Przyjęliśmy zamówienie i zaraz zaczniemy je pakować.',
	packing: 'Pakujemy',
	packingLead: 'Płatność już dotarła. Napiszemy, gdy paczka ruszy w drogę.',
	sent: 'W drodze',
	sentLead: 'Paczkę ma już przewoźnik.',
	delivered: 'Dostarczone',
	deliveredLead: 'Paczka jest u Ciebie. Niech się dobrze nosi!',
	canceled: 'Anulowane',
	canceledLead: 'Niczego za nie nie płacisz.',
	refundedLead: 'Zapłaconą kwotę zwrócimy tą samą drogą, najpóźniej w ciągu 14 dni.',
	allOrders: 'Wszystkie zamówienia',
	timeline: 'Co się dzieje z zamówieniem',
	stepPlaced: 'Przyjęte',
	stepPaid: 'Opłacone',
	stepSent: 'Wysłane',
	stepDelivered: 'Dostarczone',
	stepCanceled: 'Anulowane',
	parcel: 'Przesyłka',
	parcelNumber: params<{ number: string }>('nr przesyłki {number}'),
	follow: 'Śledź przesyłkę',
	invoice: params<{ number: string }>('Faktura {number} (PDF)'),
	correction: params<{ number: string }>('Faktura korygująca {number} (PDF)'),
	digital: 'Pliki i kody z zamówienia',
	download: params<{ name: string; left: number }>('Pobierz {name} (jeszcze {left}×)'),
	giftCard: params<{ amount: string; balance: string }>('Karta podarunkowa {amount}, saldo {balance}'),
	buyAgain: 'Kup jeszcze raz',
	inCart: 'Produkty z zamówienia są w koszyku',
	toCart: 'Przejdź do kasy',
	gone: params<{ names: string }>('Tego nie ma już w sprzedaży: {names}'),
};
export type OrderTexts = typeof pl;

export const orderMessages = defineMessages('mf-cart-checkout/order', pl, {
	en: () => import(/* webpackChunkName: "en" */ './order.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './order.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './order.it.ts'),
});
