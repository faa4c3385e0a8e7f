import type { Language } from '../../platform/store-views.ts';

const POLISH = {
	received: {
		subject: 'Potwierdzenie odstąpienia od umowy, zamówienie {number}',
		body: 'Twoje oświadczenie o odstąpieniu od umowy (zamówienie {number}) otrzymaliśmy {at}. Dotyczy ono:',
		note: 'Rzeczy odeślij nie później niż 14 dni od dnia złożenia oświadczenia. Pieniądze zwrócimy najpóźniej w ciągu 14 dni, ale możemy wstrzymać się do otrzymania rzeczy lub dowodu ich odesłania.',
	},
	accepted: {
		subject: 'Zwrot pieniędzy, zamówienie {number}',
		body: 'Odstąpienie od umowy z {at} (zamówienie {number}) jest rozliczone: zwróciliśmy pieniądze.',
		note: '',
	},
	refused: {
		subject: 'Odstąpienie od umowy, zamówienie {number}',
		body: 'Nie możemy przyjąć odstąpienia od umowy z {at} (zamówienie {number}).',
		note: '',
	},
	pieces: (count: number) => `${count} szt.`,
	amount: 'Kwota zwrotu',
	way: 'Sposób zwrotu',
	sameWay: (payment: string) => `tak, jak przyszła płatność (${payment})`,
	see: 'Zobacz zamówienie',
};

export const CLAIM_TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		received: {
			subject: 'Bestätigung deines Widerrufs, Bestellung {number}',
			body: 'Deine Widerrufserklärung zur Bestellung {number} ist am {at} bei uns eingegangen. Sie betrifft:',
			note: 'Sende die Ware spätestens 14 Tage nach deiner Erklärung zurück. Wir erstatten das Geld spätestens innerhalb von 14 Tagen, können aber warten, bis die Ware oder ein Nachweis der Rücksendung da ist.',
		},
		accepted: {
			subject: 'Erstattung, Bestellung {number}',
			body: 'Dein Widerruf vom {at} (Bestellung {number}) ist erledigt: Wir haben das Geld erstattet.',
			note: '',
		},
		refused: {
			subject: 'Dein Widerruf, Bestellung {number}',
			body: 'Wir können deinen Widerruf vom {at} (Bestellung {number}) nicht annehmen.',
			note: '',
		},
		pieces: (count) => `${count} Stück`,
		amount: 'Erstattung',
		way: 'Weg der Erstattung',
		sameWay: (payment) => `wie bezahlt wurde (${payment})`,
		see: 'Bestellung ansehen',
	},
	it: {
		received: {
			subject: 'Conferma del recesso, ordine {number}',
			body: 'Abbiamo ricevuto la tua dichiarazione di recesso per l’ordine {number} il {at}. Riguarda:',
			note: 'Rispedisci i prodotti entro 14 giorni dalla dichiarazione. Rimborseremo il denaro al più tardi entro 14 giorni, ma possiamo attendere i prodotti o la prova della loro spedizione.',
		},
		accepted: {
			subject: 'Rimborso, ordine {number}',
			body: 'Il recesso del {at} (ordine {number}) è concluso: abbiamo rimborsato il denaro.',
			note: '',
		},
		refused: {
			subject: 'Il tuo recesso, ordine {number}',
			body: 'Non possiamo accettare il recesso del {at} (ordine {number}).',
			note: '',
		},
		pieces: (count) => `${count} pz.`,
		amount: 'Importo del rimborso',
		way: 'Modalità del rimborso',
		sameWay: (payment) => `come è stato pagato (${payment})`,
		see: 'Vedi l’ordine',
	},
	en: {
		received: {
			subject: 'Your withdrawal is confirmed, order {number}',
			body: 'We received your withdrawal from the contract (order {number}) on {at}. It is about:',
			note: 'Send the goods back within 14 days of your statement. We will return the money within 14 days at the latest, but may wait for the goods or for proof that they were sent.',
		},
		accepted: {
			subject: 'Your refund, order {number}',
			body: 'Your withdrawal of {at} (order {number}) is settled: we have returned the money.',
			note: '',
		},
		refused: {
			subject: 'Your withdrawal, order {number}',
			body: 'We cannot accept your withdrawal of {at} (order {number}).',
			note: '',
		},
		pieces: (count) => `${count} pcs`,
		amount: 'Refund',
		way: 'Way of the refund',
		sameWay: (payment) => `the way it was paid (${payment})`,
		see: 'See your order',
	},
};
