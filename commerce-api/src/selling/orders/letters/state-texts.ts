import type { Language } from '../../../platform/store-views.ts';

const POLISH = {
	paid: {
		subject: 'Płatność za zamówienie {number} przyjęta',
		body: [
			'Dziękujemy, płatność za zamówienie {number} już do nas dotarła.',
			'Teraz je pakujemy. Napiszemy, gdy ruszy w drogę.',
		],
	},
	paidVirtual: {
		subject: 'Płatność za zamówienie {number} przyjęta',
		body: [
			'Dziękujemy, płatność za zamówienie {number} już do nas dotarła.',
			'Wszystko, co do niego należy, znajdziesz od razu na stronie zamówienia.',
		],
	},
	doneVirtual: {
		subject: 'Zamówienie {number} zrealizowane',
		body: ['Zamówienie {number} jest zrealizowane. Wszystko, co do niego należy, znajdziesz na stronie zamówienia.'],
	},
	sent: {
		subject: 'Zamówienie {number} jest już w drodze',
		body: ['Zamówienie {number} przekazaliśmy przewoźnikowi.'],
	},
	delivered: {
		subject: 'Zamówienie {number} dostarczone',
		body: [
			'Zamówienie {number} zostało dostarczone. Niech się dobrze nosi!',
			'Jeśli coś nie pasuje, możesz odstąpić od umowy w ciągu 14 dni od odbioru. Zrobisz to na stronie zamówienia.',
		],
	},
	tracking: {
		subject: 'Dane przesyłki, zamówienie {number}',
		body: ['Oto aktualne dane przesyłki z zamówieniem {number}.'],
	},
	canceled: { subject: 'Zamówienie {number} anulowane', body: ['Zamówienie {number} zostało anulowane.'] },
	returned: {
		subject: 'Zamówienie {number} wróciło do nas',
		body: ['Paczka z zamówieniem {number} wróciła do nas niedoręczona, więc anulowaliśmy zamówienie.'],
	},
	expired: {
		subject: 'Zamówienie {number} wygasło',
		body: [
			'Zamówienie {number} nie zostało opłacone w terminie, więc je anulowaliśmy, a produkty wróciły do sprzedaży.',
			'Nadal ich chcesz? Na stronie zamówienia możesz kupić je ponownie.',
		],
	},
	refunded: 'Zapłaconą kwotę zwrócimy tą samą drogą, najpóźniej w ciągu 14 dni.',
	nothingToPay: 'Nic już za nie nie płacisz.',
	giftCardBack: 'Środki wróciły na kartę podarunkową.',
	refund: 'Do zwrotu',
	carrier: 'Przewoźnik',
	parcel: 'Numer przesyłki',
	follow: 'Śledź przesyłkę',
	see: 'Zobacz zamówienie',
};

export const STATE_TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		paid: {
			subject: 'Zahlung für die Bestellung {number} erhalten',
			body: [
				'Vielen Dank, deine Zahlung für die Bestellung {number} ist bei uns angekommen.',
				'Jetzt packen wir sie. Wir schreiben dir, sobald sie unterwegs ist.',
			],
		},
		paidVirtual: {
			subject: 'Zahlung für die Bestellung {number} erhalten',
			body: [
				'Vielen Dank, deine Zahlung für die Bestellung {number} ist bei uns angekommen.',
				'Alles, was dazugehört, findest du sofort auf der Seite der Bestellung.',
			],
		},
		doneVirtual: {
			subject: 'Deine Bestellung {number} ist abgeschlossen',
			body: [
				'Deine Bestellung {number} ist abgeschlossen. Alles, was dazugehört, findest du auf der Seite der Bestellung.',
			],
		},
		sent: {
			subject: 'Deine Bestellung {number} ist unterwegs',
			body: ['Wir haben deine Bestellung {number} dem Versanddienst übergeben.'],
		},
		delivered: {
			subject: 'Deine Bestellung {number} wurde zugestellt',
			body: [
				'Deine Bestellung {number} wurde zugestellt. Viel Freude damit!',
				'Falls etwas nicht passt, kannst du den Vertrag innerhalb von 14 Tagen nach Erhalt widerrufen. Das geht auf der Seite der Bestellung.',
			],
		},
		tracking: {
			subject: 'Sendungsdaten, Bestellung {number}',
			body: ['Hier sind die aktuellen Sendungsdaten deiner Bestellung {number}.'],
		},
		canceled: { subject: 'Bestellung {number} storniert', body: ['Deine Bestellung {number} wurde storniert.'] },
		returned: {
			subject: 'Deine Bestellung {number} kam zurück',
			body: ['Das Paket mit der Bestellung {number} kam unzustellbar zurück. Wir haben die Bestellung storniert.'],
		},
		expired: {
			subject: 'Bestellung {number} ist abgelaufen',
			body: [
				'Deine Bestellung {number} wurde nicht rechtzeitig bezahlt. Wir haben sie storniert, und die Artikel sind wieder im Verkauf.',
				'Möchtest du sie noch? Auf der Seite der Bestellung kannst du sie noch einmal kaufen.',
			],
		},
		refunded: 'Den bezahlten Betrag erstatten wir auf demselben Weg, spätestens innerhalb von 14 Tagen.',
		nothingToPay: 'Du zahlst nichts dafür.',
		giftCardBack: 'Der Betrag von der Geschenkkarte ist ihr wieder gutgeschrieben.',
		refund: 'Erstattung',
		carrier: 'Versanddienst',
		parcel: 'Sendungsnummer',
		follow: 'Sendung verfolgen',
		see: 'Bestellung ansehen',
	},
	it: {
		paid: {
			subject: 'Pagamento ricevuto per l’ordine {number}',
			body: [
				'Grazie, abbiamo ricevuto il pagamento dell’ordine {number}.',
				'Ora lo prepariamo. Ti scriveremo quando sarà in viaggio.',
			],
		},
		paidVirtual: {
			subject: 'Pagamento ricevuto per l’ordine {number}',
			body: [
				'Grazie, abbiamo ricevuto il pagamento dell’ordine {number}.',
				'Tutto ciò che comprende lo trovi subito nella pagina dell’ordine.',
			],
		},
		doneVirtual: {
			subject: 'L’ordine {number} è completato',
			body: ['L’ordine {number} è completato. Tutto ciò che comprende lo trovi nella pagina dell’ordine.'],
		},
		sent: {
			subject: 'Il tuo ordine {number} è in viaggio',
			body: ['Abbiamo affidato l’ordine {number} al corriere.'],
		},
		delivered: {
			subject: 'Il tuo ordine {number} è stato consegnato',
			body: [
				'L’ordine {number} è stato consegnato. Speriamo che i tuoi acquisti ti piacciano!',
				'Se qualcosa non va, puoi recedere dal contratto entro 14 giorni dalla consegna. Puoi farlo dalla pagina dell’ordine.',
			],
		},
		tracking: {
			subject: 'Dati di spedizione, ordine {number}',
			body: ['Ecco i dati aggiornati della spedizione dell’ordine {number}.'],
		},
		canceled: { subject: 'Ordine {number} annullato', body: ['L’ordine {number} è stato annullato.'] },
		returned: {
			subject: 'L’ordine {number} è tornato da noi',
			body: ['Il pacco dell’ordine {number} è tornato da noi senza essere consegnato: abbiamo annullato l’ordine.'],
		},
		expired: {
			subject: 'L’ordine {number} è scaduto',
			body: [
				'L’ordine {number} non è stato pagato in tempo: lo abbiamo chiuso e gli articoli sono di nuovo in vendita.',
				'Li vuoi ancora? Puoi acquistarli di nuovo dalla pagina dell’ordine.',
			],
		},
		refunded: 'Rimborseremo l’importo pagato con lo stesso metodo, al più tardi entro 14 giorni.',
		nothingToPay: 'Non devi pagare nulla.',
		giftCardBack: 'L’importo della carta regalo è di nuovo disponibile.',
		refund: 'Rimborso',
		carrier: 'Corriere',
		parcel: 'Numero di spedizione',
		follow: 'Segui la spedizione',
		see: 'Vedi l’ordine',
	},
	en: {
		paid: {
			subject: 'We have received your payment for order {number}',
			body: [
				'Thank you, your payment for order {number} has arrived.',
				'We are packing it now and will write to you once it is on its way.',
			],
		},
		paidVirtual: {
			subject: 'We have received your payment for order {number}',
			body: [
				'Thank you, your payment for order {number} has arrived.',
				'Everything that belongs to it is on the page of your order already.',
			],
		},
		doneVirtual: {
			subject: 'Your order {number} is complete',
			body: ['Your order {number} is complete. Everything that belongs to it is on the page of your order.'],
		},
		sent: {
			subject: 'Your order {number} is on its way',
			body: ['We have handed your order {number} over to the carrier.'],
		},
		delivered: {
			subject: 'Your order {number} has been delivered',
			body: [
				'Your order {number} has been delivered. Enjoy wearing it!',
				'If something is not right, you can withdraw from the contract within 14 days of delivery, on the page of your order.',
			],
		},
		tracking: {
			subject: 'Tracking details, order {number}',
			body: ['Here are the current tracking details of your order {number}.'],
		},
		canceled: { subject: 'Order {number} cancelled', body: ['Your order {number} has been cancelled.'] },
		returned: {
			subject: 'Your order {number} has come back to us',
			body: ['The parcel with your order {number} came back undelivered, so we have cancelled the order.'],
		},
		expired: {
			subject: 'Order {number} has expired',
			body: [
				'Your order {number} was not paid in time. We have cancelled it, and its products are on sale again.',
				'Do you still want them? You can buy them again on the page of the order.',
			],
		},
		refunded: 'We will return the amount you paid the same way, within 14 days at the latest.',
		nothingToPay: 'There is nothing to pay.',
		giftCardBack: 'The amount is back on your gift card.',
		refund: 'Refund',
		carrier: 'Carrier',
		parcel: 'Tracking number',
		follow: 'Follow your parcel',
		see: 'See your order',
	},
};
