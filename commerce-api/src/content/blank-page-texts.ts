import type { ShopPage } from '@pasaz/kernel/contract/store-view';
import type { Language } from '../platform/store-views.ts';

interface BlankPage {
	title: string;
	/** Tells the merchant what to write there; plain text. */
	belongs: string;
}

export const BLANK_PAGES: Record<Language, Record<ShopPage, BlankPage>> = {
	pl: {
		about: { title: 'O nas', belongs: 'Napisz tu, kto prowadzi sklep i co w nim sprzedaje.' },
		delivery: {
			title: 'Dostawa i płatność',
			belongs: 'Opisz tu sposoby, koszt i czas dostawy oraz sposoby płatności.',
		},
		returns: { title: 'Zwroty i reklamacje', belongs: 'Opisz tu, jak odesłać towar i jak złożyć reklamację.' },
		sizes: { title: 'Tabela rozmiarów', belongs: 'Podaj tu wymiary swoich rozmiarów i powiedz, jak się zmierzyć.' },
		terms: { title: 'Regulamin', belongs: 'Wstaw tu regulamin sklepu. Bez niego nie wolno sprzedawać.' },
		privacy: { title: 'Polityka prywatności', belongs: 'Napisz tu, jakie dane zbierasz, po co i jak długo.' },
		accessibility: { title: 'Dostępność', belongs: 'Wstaw tu deklarację dostępności sklepu.' },
	},
	en: {
		about: { title: 'About us', belongs: 'Say here who runs the shop and what it sells.' },
		delivery: {
			title: 'Delivery and payment',
			belongs: 'Describe the ways, cost and time of delivery, and how to pay.',
		},
		returns: { title: 'Returns and complaints', belongs: 'Describe how to send goods back and how to complain.' },
		sizes: { title: 'Size guide', belongs: 'Give the measurements of your sizes and say how to measure.' },
		terms: {
			title: 'Terms and conditions',
			belongs: 'Put the terms of the shop here. Nothing may be sold without them.',
		},
		privacy: { title: 'Privacy policy', belongs: 'Say which data you collect, what for and for how long.' },
		accessibility: { title: 'Accessibility', belongs: 'Put the accessibility statement of the shop here.' },
	},
	de: {
		about: { title: 'Über uns', belongs: 'Hier steht, wer den Shop betreibt und was er verkauft.' },
		delivery: {
			title: 'Versand und Zahlung',
			belongs: 'Hier stehen Versandarten, Kosten, Lieferzeit und Zahlungsarten.',
		},
		returns: { title: 'Rückgabe und Reklamation', belongs: 'Hier steht, wie man Ware zurückschickt und reklamiert.' },
		sizes: { title: 'Größentabelle', belongs: 'Hier stehen die Maße der Größen und wie man sich misst.' },
		terms: { title: 'AGB', belongs: 'Hier stehen die AGB des Shops. Ohne sie darf nichts verkauft werden.' },
		privacy: { title: 'Datenschutz', belongs: 'Hier steht, welche Daten wozu und wie lange gespeichert werden.' },
		accessibility: { title: 'Barrierefreiheit', belongs: 'Hier steht die Erklärung zur Barrierefreiheit.' },
	},
	it: {
		about: { title: 'Chi siamo', belongs: 'Scrivi qui chi gestisce il negozio e che cosa vende.' },
		delivery: {
			title: 'Spedizione e pagamento',
			belongs: 'Descrivi qui modi, costi e tempi di consegna e i pagamenti.',
		},
		returns: { title: 'Resi e reclami', belongs: 'Descrivi qui come restituire la merce e come fare un reclamo.' },
		sizes: { title: 'Guida alle taglie', belongs: 'Indica qui le misure delle taglie e come prenderle.' },
		terms: {
			title: 'Condizioni di vendita',
			belongs: 'Inserisci qui le condizioni del negozio. Senza non si può vendere.',
		},
		privacy: {
			title: 'Informativa sulla privacy',
			belongs: 'Scrivi qui quali dati raccogli, perché e per quanto tempo.',
		},
		accessibility: { title: 'Accessibilità', belongs: 'Inserisci qui la dichiarazione di accessibilità.' },
	},
};
