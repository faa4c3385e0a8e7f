import type { TextsOf } from '@pasaz/kernel/i18n/texts';
import type { SearchTexts } from './search.ts';

export const messages: TextsOf<SearchTexts> = {
	title: 'Cerca',
	results: 'Risultati per «{term}»',
	label: 'Che cosa cerchi?',
	submit: 'Cerca',
	tooShort: 'Inserisci almeno 3 caratteri.',
	nothing: 'Nessun risultato per «{term}»',
	nothingHint: 'Controlla l’ortografia o prova una parola più generica, ad esempio «vestito».',
	didYouMean: 'Forse cercavi:',
	elsewhere: 'Dai un’occhiata anche qui',
	seeNew: 'Scopri le novità',
	close: 'Chiudi la ricerca',
	suggestions: 'Suggerimenti',
	products: 'Prodotti',
	categories: 'Categorie',
	tags: 'Collezioni',
	recent: 'Ricerche recenti',
	forget: 'Cancella la cronologia',
	searching: 'Ricerca in corso…',
	found: { one: '{count} suggerimento', other: '{count} suggerimenti', many: '{count} suggerimenti' },
	noneFound: 'Nessun suggerimento.',
	offline: 'Sei offline. I suggerimenti tornano con la connessione.',
	failed: 'I suggerimenti non sono disponibili al momento. Premi «Cerca» per vedere i risultati.',
	all: 'Tutti i risultati per «{term}»',
};
