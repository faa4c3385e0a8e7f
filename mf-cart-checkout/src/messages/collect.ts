import { count, defineMessages, params } from '@pasaz/kernel/i18n/messages';

const pl = {
	title: 'Salon',
	lead: 'Pokazujemy salony, które mają wszystko z Twojego koszyka. Odłożymy te rzeczy od razu po zamówieniu.',
	searching: 'Sprawdzamy półki salonów…',
	found: count({
		one: 'Wszystko z koszyka ma {count} salon.',
		few: 'Wszystko z koszyka mają {count} salony.',
		many: 'Wszystko z koszyka ma {count} salonów.',
	}),
	none: 'Żaden salon nie ma teraz wszystkiego z Twojego koszyka. Wybierz inny sposób dostawy albo kup część rzeczy.',
	change: 'Zmień salon',
	chosen: 'Wybrany salon',
	phoneHint: 'Zadzwonimy tylko wtedy, gdy coś się zmieni.',
	reserved: 'Odłożone w salonie',
	ready: 'Czeka w salonie',
	collected: 'Odebrane',
	collectedLead: 'Rzeczy są już u Ciebie. Niech się dobrze noszą!',
	waits: params<{ until: string }>('Rzeczy czekają na Ciebie w salonie do: {until}.'),
	bring: 'Weź ze sobą numer zamówienia. Rzeczy wydamy też osobie, która go poda.',
	over: 'Rezerwacja wygasła',
	overLead: 'Nikt nie odebrał zamówienia w terminie, więc rzeczy wróciły na półkę salonu. Niczego za nie nie płacisz.',
};
export type CollectTexts = typeof pl;

export const collectMessages = defineMessages('mf-cart-checkout/collect', pl, {
	en: () => import(/* webpackChunkName: "en" */ './collect.en.ts'),
	de: () => import(/* webpackChunkName: "de" */ './collect.de.ts'),
	it: () => import(/* webpackChunkName: "it" */ './collect.it.ts'),
});
