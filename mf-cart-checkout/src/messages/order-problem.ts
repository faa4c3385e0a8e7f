import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	orderFailed: 'Nie udało się złożyć zamówienia',
	accountFailed: 'Nie udało się założyć konta',
	accountOffline: 'Bez połączenia nie założysz konta. Odznacz tę opcję albo poczekaj na internet.',
	notKept:
		'Nie ma połączenia z internetem, a to urządzenie nie może zapisać zamówienia. Produkty zostały w koszyku: zamów, gdy wróci połączenie, i nie zamykaj do tego czasu tej karty.',
	unknownOutcome:
		'Nie dostaliśmy odpowiedzi ze sklepu. Kliknij jeszcze raz – jeśli zamówienie już dotarło, nie złożymy go drugi raz.',
	someUnavailable: 'Niektóre z zamawianych produktów nie są dostępne!',
	someUnavailableHint: 'Zaznaczyliśmy je w koszyku. Usuń je albo zmniejsz liczbę sztuk i zamów ponownie.',
	orderRefused: 'Sklep nie przyjął zamówienia. Sprawdź dane i spróbuj ponownie.',
	methodUnavailable: 'Wybrany sposób dostawy lub płatności nie jest już dostępny. Wybierz inny.',
	pickupGone: 'Tu nie odbierzesz już tego zamówienia. Wybierz inne miejsce.',
	cartMismatch: 'Koszyk zmienił się na innym urządzeniu. Sprawdź produkty i zamów ponownie.',
	giftCardGone:
		'Kartą podarunkową nie można już zapłacić za to zamówienie, więc jej nie użyliśmy. Sprawdź kwotę do zapłaty i zamów ponownie.',
	tooManyOfOne: params<{ most: number }>(
		'W jednym zamówieniu może być najwyżej {most} szt. tego samego produktu. Zmniejsz ich liczbę w koszyku.',
	),
	tooManyPieces: params<{ most: number }>(
		'W jednym zamówieniu może być najwyżej {most} szt. produktów. Podziel zakupy na kilka zamówień.',
	),
	sumChangedHint:
		'Zawartość koszyka albo kwota jest inna niż ta, którą widać było przy przycisku. Sprawdź ją, zanim potwierdzisz zamówienie.',
	couponGoneHint: 'Zamówienie jeszcze nie zostało złożone. Możesz zamówić bez rabatu albo wrócić do koszyka.',
};
export type OrderProblemTexts = typeof pl;

export const orderProblemMessages = defineMessages('mf-cart-checkout/order-problem', pl, {
	en: () => import(/* webpackChunkName: "en" */ './order-problem.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './order-problem.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './order-problem.it.ts'),
});
