import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { LinesTexts } from './lines.ts';

export const messages: TextsOf<LinesTexts> = {
	title: 'Warenkorb',
	close: 'Warenkorb schließen',
	empty: 'Dein Warenkorb ist leer',
	emptyHint: 'Wenn dir etwas gefällt, findest du es hier.',
	browse: 'Zur Kollektion',
	linesLabel: 'Artikel im Warenkorb',
	quantityOf: 'Stückzahl: {name}',
	less: 'Ein Stück weniger',
	more: 'Ein Stück mehr',
	limit: {
		one: 'Von diesem Artikel ist nur {count} Stück verfügbar.',
		other: 'Von diesem Artikel sind nur {count} Stück verfügbar.',
	},
	inStock: 'Auf Lager!',
	outOfStock: 'Ausverkauft! Entferne diesen Artikel, um zu bestellen.',
	change: 'Ändern',
	changeName: 'Im Warenkorb ändern: {name}',
	remove: 'Entfernen',
	removeName: 'Aus dem Warenkorb entfernen: {name}',
	askRemove: 'Möchtest du diesen Artikel wirklich entfernen?',
	keep: 'Behalten',
	cartFull:
		'Der Warenkorb ist voll, „{name}“ passt nicht mehr hinein. Entferne etwas oder teile den Einkauf auf zwei Bestellungen auf.',
	noLongerSold: 'Der Artikel „{name}“ ist nicht mehr im Angebot, deshalb haben wir ihn aus dem Warenkorb entfernt.',
	quantityRefused: '{name}: Wir konnten die Stückzahl nicht ändern.',
	removed: 'Aus dem Warenkorb entfernt: {name}',
	undo: 'Rückgängig',
	save: 'Auf die Wunschliste',
	saveName: 'Auf die Wunschliste verschieben: {name}',
	saved: 'Auf die Wunschliste verschoben: {name}',
	priceRisen: 'Der Preis ist gestiegen: {before} → {now}',
	priceFallen: 'Der Preis ist gesunken: {before} → {now}',
	tierReached: 'Preis ab {qty} Stück',
	tierNext: 'Ab {qty} Stück: je {price}',
	elsewhere: {
		one: '{count} Artikel aus deinem Warenkorb gibt es in diesem Shop nicht. Er wartet dort, wo er ausgewählt wurde.',
		other:
			'{count} Artikel aus deinem Warenkorb gibt es in diesem Shop nicht. Sie warten dort, wo sie ausgewählt wurden.',
	},
	each: 'pro Stück',
	subtotal: 'Warenwert',
	missingForFreeShipping: 'Noch {amount} bis zum kostenlosen Versand',
	freeShipping: 'Kostenloser Versand',
	offline:
		'Keine Verbindung. Der Warenkorb funktioniert und bleibt auf diesem Gerät; Preise und Verfügbarkeit prüfen wir, sobald du wieder online bist.',
	toCheckout: 'Zur Kasse',
	deliveryLater: 'Die Versandkosten berechnen wir im nächsten Schritt.',
};
