import type { Language } from '../../../platform/store-views.ts';

const POLISH = {
	withdrawal: {
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
	},
	complaint: {
		received: {
			subject: 'Potwierdzenie reklamacji, zamówienie {number}',
			body: 'Reklamację (zamówienie {number}) otrzymaliśmy {at}. Dotyczy ona:',
			note: 'Odpowiemy w ciągu 14 dni.',
		},
		accepted: {
			subject: 'Reklamacja uznana, zamówienie {number}',
			body: 'Uznaliśmy reklamację z {at} (zamówienie {number}).',
			note: '',
		},
		refused: {
			subject: 'Odpowiedź na reklamację, zamówienie {number}',
			body: 'Nie uznaliśmy reklamacji z {at} (zamówienie {number}).',
			note: '',
		},
		refunded: {
			subject: 'Zwrot pieniędzy, zamówienie {number}',
			body: 'W związku z reklamacją z {at} (zamówienie {number}) zwróciliśmy pieniądze.',
			note: '',
		},
	},
	description: 'Opis',
	demand: 'Żądanie',
	demands: { repair: 'naprawa', replacement: 'wymiana', 'price-reduction': 'obniżenie ceny', withdrawal: 'zwrot ceny' },
	pieces: (count: number) => `${count} szt.`,
	amount: 'Kwota zwrotu',
	way: 'Sposób zwrotu',
	sameWay: (payment: string) => `tą samą metodą płatności (${payment})`,
	toCards: 'na kartę podarunkową',
	cardsFirst: (rest: string) => `najpierw na kartę podarunkową; reszta: ${rest}`,
	nothingBack: 'Pieniądze zwrócimy najpóźniej w ciągu 14 dni. Nie musisz niczego odsyłać.',
	see: 'Zobacz zamówienie',
};

export const CLAIM_TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		withdrawal: {
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
		},
		complaint: {
			received: {
				subject: 'Eingang deiner Reklamation, Bestellung {number}',
				body: 'Deine Reklamation (Bestellung {number}) ist am {at} bei uns eingegangen. Sie betrifft:',
				note: 'Wir antworten innerhalb von 14 Tagen.',
			},
			accepted: {
				subject: 'Reklamation anerkannt, Bestellung {number}',
				body: 'Wir haben deine Reklamation vom {at} (Bestellung {number}) anerkannt.',
				note: '',
			},
			refused: {
				subject: 'Antwort auf deine Reklamation, Bestellung {number}',
				body: 'Wir haben deine Reklamation vom {at} (Bestellung {number}) nicht anerkannt.',
				note: '',
			},
			refunded: {
				subject: 'Erstattung, Bestellung {number}',
				body: 'Zu deiner Reklamation vom {at} (Bestellung {number}) haben wir Geld erstattet.',
				note: '',
			},
		},
		description: 'Beschreibung',
		demand: 'Wunsch',
		demands: {
			repair: 'Reparatur',
			replacement: 'Ersatzlieferung',
			'price-reduction': 'Preisminderung',
			withdrawal: 'Erstattung',
		},
		pieces: (count) => `${count} Stück`,
		amount: 'Erstattung',
		way: 'Weg der Erstattung',
		sameWay: (payment) => `über die ursprüngliche Zahlungsart (${payment})`,
		toCards: 'auf die Geschenkkarte',
		cardsFirst: (rest) => `zuerst auf die Geschenkkarte; der Rest: ${rest}`,
		nothingBack: 'Wir erstatten das Geld spätestens innerhalb von 14 Tagen. Du musst nichts zurücksenden.',
		see: 'Bestellung ansehen',
	},
	it: {
		withdrawal: {
			received: {
				subject: 'Conferma del recesso, ordine {number}',
				body: 'Abbiamo ricevuto la tua dichiarazione di recesso per l’ordine {number} in data {at}. Riguarda:',
				note: 'Rispedisci i prodotti entro 14 giorni dalla dichiarazione. Rimborseremo il denaro al più tardi entro 14 giorni, ma possiamo attendere i prodotti o la prova della loro spedizione.',
			},
			accepted: {
				subject: 'Rimborso, ordine {number}',
				body: 'Il recesso in data {at} (ordine {number}) è concluso: abbiamo rimborsato il denaro.',
				note: '',
			},
			refused: {
				subject: 'Il tuo recesso, ordine {number}',
				body: 'Non possiamo accettare il recesso in data {at} (ordine {number}).',
				note: '',
			},
		},
		complaint: {
			received: {
				subject: 'Reclamo ricevuto, ordine {number}',
				body: 'Abbiamo ricevuto il tuo reclamo (ordine {number}) in data {at}. Riguarda:',
				note: 'Risponderemo entro 14 giorni.',
			},
			accepted: {
				subject: 'Reclamo accolto, ordine {number}',
				body: 'Abbiamo accolto il reclamo in data {at} (ordine {number}).',
				note: '',
			},
			refused: {
				subject: 'Risposta al reclamo, ordine {number}',
				body: 'Non abbiamo accolto il reclamo in data {at} (ordine {number}).',
				note: '',
			},
			refunded: {
				subject: 'Rimborso, ordine {number}',
				body: 'In seguito al reclamo in data {at} (ordine {number}) abbiamo rimborsato il denaro.',
				note: '',
			},
		},
		description: 'Descrizione',
		demand: 'Richiesta',
		demands: {
			repair: 'riparazione',
			replacement: 'sostituzione',
			'price-reduction': 'riduzione del prezzo',
			withdrawal: 'rimborso',
		},
		pieces: (count) => `${count} pz.`,
		amount: 'Importo del rimborso',
		way: 'Modalità del rimborso',
		sameWay: (payment) => `con lo stesso metodo di pagamento (${payment})`,
		toCards: 'sulla carta regalo',
		cardsFirst: (rest) => `prima sulla carta regalo; il resto: ${rest}`,
		nothingBack: 'Rimborseremo il denaro al più tardi entro 14 giorni. Non devi rispedire nulla.',
		see: 'Vedi l’ordine',
	},
	en: {
		withdrawal: {
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
		},
		complaint: {
			received: {
				subject: 'Your complaint is confirmed, order {number}',
				body: 'We received your complaint (order {number}) on {at}. It is about:',
				note: 'We will answer within 14 days.',
			},
			accepted: {
				subject: 'Complaint accepted, order {number}',
				body: 'We have accepted your complaint of {at} (order {number}).',
				note: '',
			},
			refused: {
				subject: 'Our answer to your complaint, order {number}',
				body: 'We have not accepted your complaint of {at} (order {number}).',
				note: '',
			},
			refunded: {
				subject: 'Your refund, order {number}',
				body: 'We have returned money for your complaint of {at} (order {number}).',
				note: '',
			},
		},
		description: 'Description',
		demand: 'Request',
		demands: {
			repair: 'repair',
			replacement: 'replacement',
			'price-reduction': 'price reduction',
			withdrawal: 'refund',
		},
		pieces: (count) => `${count} pcs`,
		amount: 'Refund',
		way: 'Way of the refund',
		sameWay: (payment) => `the way it was paid (${payment})`,
		toCards: 'to the gift card',
		cardsFirst: (rest) => `first to the gift card; the rest: ${rest}`,
		nothingBack: 'We will return the money within 14 days at the latest. You need not send anything back.',
		see: 'See your order',
	},
};
