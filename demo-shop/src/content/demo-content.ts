import type { ContentSource } from '@pasaz/commerce-api/content-source';
import type { SeedSource } from '@pasaz/commerce-api/label';
import { TAGS } from '../tags.ts';
import { inOtherLanguages } from '../translated/demo-translations.ts';
import { translateContent } from '../translated/translate-content.ts';
import { layouts } from './layouts.ts';
import { partners } from './partners.ts';
import { sizeTables } from './size-tables.ts';

/** What an editor of the demo shop would have written beside pages and questions. */
export function demoContent(): ContentSource {
	const content = polishContent();
	return { ...content, translations: inOtherLanguages((told) => translateContent(content, told)) };
}

function polishContent(): ContentSource {
	return {
		blocks: [
			{
				identifier: 'cart-help',
				title: 'Pomoc przy zakupach',
				content:
					'<p>Masz pytanie? Napisz na <a href="mailto:dzien.dobry@brzask.example">dzien.dobry@brzask.example</a> albo zadzwoń: 42 000 00 00, w dni robocze od 9 do 16. Na zwrot masz 14 dni.</p>',
			},
			{
				identifier: 'listing-empty',
				title: 'Szukasz dalej?',
				content: '<p>Zajrzyj do <a href="/nowosc">nowości</a> albo do <a href="/promocje">promocji</a>.</p>',
			},
		],
		hierarchy: [
			{ key: 'shop', label: 'Sklep' },
			{ key: 'about', parent: 'shop', label: 'O nas', page: 'o-nas' },
			{ key: 'sewing', parent: 'shop', label: 'Jak szyjemy', page: 'jak-szyjemy' },
			{ key: 'help', label: 'Pomoc' },
			{ key: 'delivery', parent: 'help', label: 'Dostawa i płatność', page: 'dostawa-i-platnosc' },
			{ key: 'returns', parent: 'help', label: 'Zwroty i reklamacje', page: 'zwroty-i-reklamacje' },
			{ key: 'sizes', parent: 'help', label: 'Tabela rozmiarów', page: 'tabela-rozmiarow' },
			{ key: 'care', parent: 'help', label: 'Pielęgnacja ubrań', page: 'pielegnacja-ubran' },
			{ key: 'law', label: 'Zasady' },
			{ key: 'terms', parent: 'law', label: 'Regulamin sklepu', page: 'regulamin' },
			{ key: 'privacy', parent: 'law', label: 'Polityka prywatności', page: 'polityka-prywatnosci' },
		],
		partners,
		layouts,
		sizeTables,
		redirects: [
			{ path: 'kobieta', target: '/ona', code: 301 },
			{ path: 'mezczyzna', target: '/on', code: 301 },
			{ path: 'sklep/sukienki', target: '/ona/sukienki', code: 301 },
			{ path: 'wyprzedaz', target: '/promocje', code: 302 },
		],
		settings: {
			menuTags: TAGS.map(({ slug }) => slug),
			headImage: {
				image: '/k/o/komplet-szalik-czapka-i-skarpetki-na-mroz-front',
				url: '/komplet-szalik-czapka-i-skarpetki-na-mroz',
				alt: 'Bordowy szalik, wełniany beret i ciepłe skarpetki',
			},
			contact: {
				email: 'dzien.dobry@brzask.example',
				phone: '42 000 00 00',
				address: 'Brzask (dane demonstracyjne), ul. Przykładowa 1, 90-000 Łódź',
				hours: 'dni robocze, 9.00–16.00',
			},
		},
	};
}

/** Opens the demo shop's draft at `/preview-cms-draft/…`; a real draft's key is random and kept nowhere. */
export const DEMO_DRAFT_KEY = 'demo-zapowiedz-2027-wiosna';

/** Opens the draft of another home page. */
export const HOME_DRAFT_KEY = 'demo-strona-glowna-2027-wiosna';

export const homeDraft = {
	layout: 'home',
	document: {
		hero: {
			eyebrow: 'Wiosna 2027',
			title: 'Rabarbar i\u00a0len',
			lead: 'Tak będzie wyglądać strona główna w\u00a0marcu: najpierw nowości, potem reszta.',
		},
		sections: [{ kind: 'new', title: 'Pierwsze wiosenne' }, { kind: 'bestsellers' }],
		...{ mainBanners: [], smallBanners: [], productBanners: [], promotedCategories: [] },
	},
} satisfies SeedSource['drafts'][number]['draft'];

export const demoDraft = {
	url_key: 'wiosna-2027',
	title: 'Wiosna 2027: zapowiedź',
	content:
		'<p>To szkic, którego nikt jeszcze nie opublikował. Zobaczy go tylko ktoś, kto ma do niego klucz.</p><h2>Co szyjemy</h2><ul><li>Lniane płaszcze bez podszewki.</li><li>Koszule z popeliny w nowym kolorze: rabarbar.</li></ul>',
};
