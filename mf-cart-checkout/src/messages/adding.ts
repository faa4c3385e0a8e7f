import { count, defineMessages } from '@pasaz/kernel/i18n/messages';

const pl = {
	added: 'Produkt został dodany do koszyka',
	setAdded: 'Zestaw został dodany do koszyka',
	restAdded: 'Pozostałe części zestawu są w koszyku',
	updated: 'Zmieniono liczbę sztuk',
	changed: 'Zmieniliśmy produkt w koszyku',
	goToCheckout: 'Przejdź do kasy',
	priceUnknown: 'Cena produktu jest nieznana, dlatego nie można go dodać do koszyka.',
	outOfStock: 'Produktu nie ma już w magazynie, dlatego nie można go dodać do koszyka.',
	volatile: 'Nie mamy pewności, czy produkt jest w magazynie. Dodaliśmy go do koszyka.',
	limit: count({
		one: 'Dostępna jest tylko {count} sztuka tego produktu.',
		few: 'Dostępne są tylko {count} sztuki tego produktu.',
		many: 'Dostępnych jest tylko {count} sztuk tego produktu.',
		other: 'Dostępnych jest tylko {count} sztuk tego produktu.',
	}),
};
export type AddingTexts = typeof pl;

export const addingMessages = defineMessages('mf-cart-checkout/adding', pl, {
	en: () => import(/* webpackChunkName: "en" */ './adding.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './adding.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './adding.it.ts'),
});
