import type { Language } from '../../platform/store-views.ts';

const POLISH = {
	subject: (number: string) => `Pliki i kody z zamówienia ${number}`,
	body: (number: string) => `Zamówienie ${number} jest opłacone. To już Twoje:`,
	card: 'Karta podarunkowa',
	cards:
		'Kod karty podarunkowej wpisuje się w kasie. Jedną kartą można zapłacić za kilka zamówień, aż do wyczerpania środków.',
	files: ({ times, until }: { times: number; until: string }) =>
		`Każdy plik można pobrać ${times} razy, do ${until}. Świeże linki są też na stronie zamówienia.`,
	see: 'Zobacz zamówienie',
};

export const DIGITAL_TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		subject: (number) => `Dateien und Codes deiner Bestellung ${number}`,
		body: (number) => `Deine Bestellung ${number} ist bezahlt. Das gehört dir schon jetzt:`,
		card: 'Geschenkkarte',
		cards:
			'Den Code einer Geschenkkarte gibst du an der Kasse ein. Eine Karte reicht für mehrere Bestellungen, bis ihr Guthaben verbraucht ist.',
		files: ({ times, until }) =>
			`Jede Datei kannst du ${times}-mal herunterladen, bis ${until}. Neue Links findest du auch auf der Seite der Bestellung.`,
		see: 'Bestellung ansehen',
	},
	it: {
		subject: (number) => `File e codici dell’ordine ${number}`,
		body: (number) => `L’ordine ${number} è pagato. Ecco che cosa è già tuo:`,
		card: 'Carta regalo',
		cards:
			'Il codice di una carta regalo si inserisce alla cassa. La stessa carta vale per più ordini, finché c’è credito.',
		files: ({ times, until }) =>
			`Ogni file si può scaricare ${times} volte, fino a: ${until}. Trovi link nuovi anche nella pagina dell’ordine.`,
		see: 'Vedi l’ordine',
	},
	en: {
		subject: (number) => `Files and codes of your order ${number}`,
		body: (number) => `Your order ${number} is paid. This is already yours:`,
		card: 'Gift card',
		cards:
			'Enter the code of a gift card in the checkout. One card can pay for several orders until its balance is used up.',
		files: ({ times, until }) =>
			`Each file can be downloaded ${times} times, until ${until}. Fresh links are also on the page of the order.`,
		see: 'See your order',
	},
};
