import { defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Odstąpienie od umowy',
	withdrawHere: 'Odstąp od umowy tutaj',
	until: 'Masz na to czas do:',
	lead: 'Wybierz, czego to dotyczy. Nie musisz podawać przyczyny.',
	piecesOf: params<{ name: string }>('Liczba sztuk: {name}'),
	less: 'Mniej',
	more: 'Więcej',
	account: 'Numer rachunku do zwrotu',
	optional: '(opcjonalnie)',
	accountHint: 'Bez niego zwrócimy pieniądze tą samą metodą płatności.',
	accountNeeded: 'Gotówki nie możemy odesłać, więc zwrócimy pieniądze przelewem.',
	accountWrong: 'Sprawdź numer rachunku.',
	chooseSome: 'Wybierz co najmniej jedną rzecz.',
	next: 'Dalej',
	leave: 'Zrezygnuj',
	back: 'Wróć',
	confirmTitle: 'Potwierdź odstąpienie',
	statement: params<{ number: string }>('Odstępuję od umowy sprzedaży (zamówienie {number}) następujących rzeczy:'),
	sameWay: params<{ method: string }>('zwrot tą samą metodą płatności ({method})'),
	toAccount: params<{ account: string }>('zwrot na rachunek {account}'),
	toCards: 'zwrot na kartę podarunkową',
	cardsFirst: params<{ rest: string }>('zwrot najpierw na kartę podarunkową; reszta: {rest}'),
	receipt: params<{ email: string }>('Potwierdzenie z datą i godziną wyślemy na {email}.'),
	confirm: 'Potwierdzam odstąpienie od umowy',
	tooLate: 'Od tej części umowy nie można już odstąpić. Odśwież stronę zamówienia albo napisz do nas.',
	received: 'Przyjęliśmy odstąpienie od umowy',
	accepted: 'Pieniądze zwrócone',
	refused: 'Odstąpienie nieprzyjęte',
	refund: 'Kwota zwrotu',
	pageLead:
		'Podaj numer zamówienia i e-mail albo otwórz link z naszej wiadomości. Na stronie zamówienia wybierzesz, czego dotyczy odstąpienie, i je potwierdzisz.',
	orderNumber: 'Numer zamówienia',
	orderNumberHint: 'Jest w temacie e-maila z potwierdzeniem.',
	email: 'E-mail z zamówienia',
	find: 'Otwórz zamówienie',
	notFound: 'Nie znaleźliśmy zamówienia o tym numerze i adresie.',
	orAccount: 'Masz konto?',
	myOrders: 'Twoje zamówienia',
};
export type WithdrawalTexts = typeof pl;

export const withdrawalMessages = defineMessages('mf-cart-checkout/withdrawal', pl, {
	en: () => import(/* webpackChunkName: "en" */ './withdrawal.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './withdrawal.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './withdrawal.it.ts'),
});
