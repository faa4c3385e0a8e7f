import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Potwierdzenie zamówienia',
	loading: 'Wczytujemy Twoje zamówienie…',
	thanks: 'Dziękujemy',
	notFoundTitle: 'Nie znaleźliśmy tego zamówienia',
	notFound: 'Sprawdź adres strony. Jeśli masz konto, zamówienie znajdziesz też w nim.',
	failedTitle: 'Nie udało się wczytać zamówienia',
	failed: 'Zamówienie jest bezpieczne – zabrakło tylko odpowiedzi ze sklepu.',
	retry: 'Spróbuj ponownie',
	number: params<{ number: string }>('Zamówienie nr {number}'),
	onDelivery: 'Przyjęliśmy zamówienie. Zapłacisz kurierowi przy odbiorze.',
	paid: 'Przyjęliśmy zamówienie i otrzymaliśmy płatność.',
	pending: 'Przyjęliśmy zamówienie. Czekamy jeszcze na płatność.',
	refusedTitle: 'Płatność nie powiodła się',
	refused: 'Zamówienie czeka na Ciebie. Możesz spróbować zapłacić jeszcze raz.',
	countdownSoon: 'Za 5 sekund przejdziesz na stronę płatności.',
	countdown: params<{ seconds: number }>('Przejście do płatności za {seconds} s'),
	payNow: 'Zapłać teraz',
	cancel: 'Anuluj',
	cancelled: 'Nie przenosimy Cię automatycznie. Zapłać, kiedy będzie Ci wygodnie.',
	foreignPayment: 'Strona płatności ma nieznany adres, dlatego Cię tam nie przenosimy. Napisz do nas, a pomożemy.',
	next: 'Co dalej',
	nextKeep: 'Zapisz adres tej strony – tutaj sprawdzisz stan zamówienia.',
	nextPack: 'Pakujemy zamówienie – zwykle tego samego lub następnego dnia roboczego.',
	nextTrack: 'Gdy kurier je odbierze, wyślemy numer do śledzenia paczki.',
	ordered: 'Zamówione produkty',
	shipping: 'Dostawa',
	free: 'gratis',
	total: 'Razem',
	payment: 'Płatność',
	backHome: 'Wróć do sklepu',
};
export type ConfirmationTexts = typeof pl;

export const confirmationMessages = defineMessages('mf-cart-checkout/confirmation', pl, {
	en: () => import(/* webpackChunkName: "en" */ './confirmation.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './confirmation.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './confirmation.it.ts'),
});
