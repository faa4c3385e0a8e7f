import type { Language } from '../../platform/store-views.ts';

const POLISH = {
	title: 'Szybka płatność (sklep testowy)',
	explanation: 'To jest sklep testowy: żadne pieniądze nie zostaną pobrane. Zdecyduj, jak ma się skończyć płatność.',
	order: 'Zamówienie',
	toPay: 'Do zapłaty',
	pay: 'Zapłać',
	refuse: 'Odrzuć płatność',
	blik: 'Kod BLIK',
	confirmCode: 'Potwierdź kod',
	codeHint: ({ accepted, refused }: { accepted: string; refused: string }) =>
		`Kod ${accepted} kończy się powodzeniem, ${refused} odmową banku.`,
	wrongCode: 'Ten kod BLIK jest nieprawidłowy. Wpisz 6 cyfr z aplikacji banku.',
	canceled: 'To zamówienie zostało anulowane i nie można go już opłacić.',
	back: 'Wróć do sklepu',
};

export const PAY_TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		title: 'Sofortzahlung (Testshop)',
		explanation: 'Dies ist ein Testshop: Es wird kein Geld abgebucht. Entscheide, wie die Zahlung ausgehen soll.',
		order: 'Bestellung',
		toPay: 'Zu zahlen',
		pay: 'Bezahlen',
		refuse: 'Zahlung ablehnen',
		blik: 'BLIK-Code',
		confirmCode: 'Code bestätigen',
		codeHint: ({ accepted, refused }) => `Code ${accepted} gelingt, ${refused} lehnt die Bank ab.`,
		wrongCode: 'Dieser BLIK-Code ist falsch. Gib die 6 Ziffern aus deiner Banking-App ein.',
		canceled: 'Diese Bestellung wurde storniert und kann nicht mehr bezahlt werden.',
		back: 'Zurück zum Shop',
	},
	it: {
		title: 'Pagamento rapido (negozio di prova)',
		explanation: 'Questo è un negozio di prova: non verrà addebitato nulla. Scegli come deve finire il pagamento.',
		order: 'Ordine',
		toPay: 'Da pagare',
		pay: 'Paga',
		refuse: 'Rifiuta il pagamento',
		blik: 'Codice BLIK',
		confirmCode: 'Conferma il codice',
		codeHint: ({ accepted, refused }) =>
			`Il codice ${accepted} va a buon fine, ${refused} viene rifiutato dalla banca.`,
		wrongCode: 'Questo codice BLIK non è valido. Inserisci le 6 cifre dell’app della banca.',
		canceled: 'Questo ordine è stato annullato e non può più essere pagato.',
		back: 'Torna al negozio',
	},
	en: {
		title: 'Fast payment (demo shop)',
		explanation: 'This is a demo shop: no money will be taken. Decide how the payment is to end.',
		order: 'Order',
		toPay: 'To pay',
		pay: 'Pay',
		refuse: 'Refuse the payment',
		blik: 'BLIK code',
		confirmCode: 'Confirm the code',
		codeHint: ({ accepted, refused }) => `Code ${accepted} succeeds, ${refused} is refused by the bank.`,
		wrongCode: 'This BLIK code is wrong. Enter the 6 digits from your bank’s app.',
		canceled: 'This order was cancelled and cannot be paid any more.',
		back: 'Back to the shop',
	},
};
