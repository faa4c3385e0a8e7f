import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { catalogSuggest } from '@pasaz/kernel/contract/catalog-suggest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { DEMO } from '../import/label/demo-label.fixture.ts';

let shop: TestApp;
beforeAll(async () => {
	const env = { SEARCH: 'demo-shop/search.json', STORE_VIEWS: 'demo-shop/store-views.json' };
	shop = await createTestApp(DEMO.catalog, { env });
});
afterAll(() => shop.close());

const SHOWN_FIRST = 3;

const search = (_searchText: string, storeCode = 'pl') =>
	shop.call(catalogSearch, {
		storeCode,
		body: {
			type: 'product',
			searchQuery: { _searchText },
			size: SHOWN_FIRST,
			sourceInclude: ['name', 'configurable_children'],
		},
	});

/** Lines of what is typed, and a pattern that the names of all products shown first begin with, or after a `?` of one of them. */
const tableOf = (text: string) =>
	text
		.trim()
		.split('\n')
		.map((line) => line.trim().split(/\s*:\s*/));

const POLISH = `
	sukienka: Sukienka
	sukienki letnie: Sukienka (dziecięca )?lniana
	suknia: Sukienka
	suknia wieczorowa: Sukienka (satynowa|wizytowa|aksamitna)
	kiecka: Sukienka
	sukienka w kropki: Sukienka (dziecięca )?w kropki
	sukienka w kratę: Sukienka w kratę
	lniana sukienka: Sukienka (dziecięca )?lniana
	sukienka lniana M: Sukienka lniana
	sukienka dla dziewczynki: Sukienka dziecięca
	czerwona lniana sukienka na lato: Sukienka .*lniana
	sukienka na wesele: Sukienka
	dżinsy: Jeansy
	dzinsy: Jeansy
	dżinsy damskie: Jeansy
	jeansy męskie: ?Jeansy proste Bug
	spodnie dżinsowe: Jeansy
	hoodie: Bluza .*z kapturem
	bluza z kapturem: Bluza .*z kapturem
	bluza męska: Bluza (rozpinana Bieg|z kapturem Zmierzch|ze stójką|Fundament)
	swtre: Sweter
	swetry: Sweter
	swetrów: Sweter
	wełniany sweter: Sweter z (jagnięcej wełny|merynosa)
	sweter merino: Swete.* z merynosa
	sweter w paski: ?Sweter .*w pas
	sweter rozpinany: Kardigan
	golf: Golf
	kardigan: Kardigan
	czapka: Czapka
	czapka zimowa: Czapka
	czapka dziecięca: Czapka dziecięca
	szalik: ?Szalik z merynosa
	skarpetki: Skarpetki
	skarpety wełniane: ?Skarpety wełniane
	kurtka zimowa: Kurtka
	kurtka męska: Kurtka (jeansowa Drwęca|woskowana Rewir|pikowana Gajowy|robocza Majster)
	puchówka: Kurtka .*pikowana
	prochowiec: Trencz
	płaszcz: Płaszcz
	plaszcz welniany: ?Płaszcz wełniany
	koszula męska: Koszula (oxford|jeansowa Brda|lniano-bawełniana|w mikrokratkę|z popeliny Adam)
	lniana koszula damska: ?Koszula lniana Mela
	koszula w paski: ?Koszula .*w paski
	koszula w kratę: Koszula
	koszulka: T-shirt
	tshirt: T-shirt
	t-shirt biały: T-shirt
	koszulka polo: Polo
	podkoszulek: T-shirt
	spodenki: Szorty
	leginsy: Legginsy
	dresy: (Komplet|Spodnie .*dres)
	spodnie dresowe: ?Spodnie dresowe
	plisowana spódnica: Spódnica plisowana
	spodnica jeansowa: Spódni
	żakiet: ?Żakiet
	garnitur: Garnitur
	torebka: Tor(eb|b)
	torba na zakupy: Shopper
	plecak: Plecak
	pasek skórzany: ?Pasek skórzany
	bon podarunkowy: Elektroniczna karta podarunkowa
	voucher: Elektroniczna karta podarunkowa
	karta podarunkowa 200: Elektroniczna karta podarunkowa 200
	wykrój: Wykrój PDF
	kimono: ?Płaszcz szlafrokowy
	sukeinka: Sukienka
	koszla: Koszula
	kurtkka: Kurtka
	marynrka: Marynarka
	spodnei: Spodnie
	hodie: Bluza .*z kapturem
	BRZ-SU-001: Sukienka lniana Jagna
`;

const GERMAN = `
	kleid: .*kleid
	hoodie: .*oodie
	pulli: .*pullover
	gutschein: Elektronische Geschenkkarte
	leinenhemd herren: .*Leinenhemd
	mantel: .*mantel
	wintermantel: Wollmantel
	pullvoer: .*pullover
	strickjacke: .*ardigan
	jeans: .*[Jj]eans
	sakko: .*blazer
`;

const ITALIAN = `
	vestito: Abito
	vesttio: Abito
	felpa con cappuccio: Felpa .*con cappuccio
	buono regalo: Carta regalo elettronica
	cappotto: Cappotto
	magliette: T-shirt
	giubbotto: Giacca
	jeans donna: Jeans
	sciarpa: Sciarpa
`;

const CASES = Object.entries({ pl: POLISH, de: GERMAN, it: ITALIAN }).flatMap(([storeCode, text]) =>
	tableOf(text).map(([typed = '', expected = '']) => [storeCode, typed, expected] as const),
);

describe('what shoppers type every day', () => {
	it('is a table of at least sixty Polish searches', () => {
		expect(tableOf(POLISH).length).toBeGreaterThanOrEqual(60);
	});

	it.each(CASES)('is understood: %s "%s" (6.29)', async (storeCode, typed, expected) => {
		const names = (await search(typed, storeCode)).hits.map(({ name }) => String(name));
		const isFit = (name: string) => new RegExp(`^${expected.replace(/^\?/, '')}`).test(name);
		expect(names.length).toBeGreaterThan(0);
		if (expected.startsWith('?')) expect(names.some(isFit), names.join()).toBe(true);
		else expect(names.filter((name) => !isFit(name))).toEqual([]);
	});

	it.each([
		['pl', 'niebieska sukienka', /^Sukienka/, /błękitn|chabrow|indygo|granatow/],
		['pl', 'granatowa sukienka', /^Sukienka/, /granatow/],
		['pl', 'zielone spodnie', /^(Spodnie|Chinosy|Kuloty)/, /oliwkow|szałwiow|butelkow/],
		['pl', 'brązowy płaszcz', /^Płaszcz/, /czekoladow|orzechow|karmelow|rud/],
		['pl', 'różowy sweter', /^Swete/, /pudrow|malinow/],
		['pl', 'biała koszula', /^Koszula/, /biał|śmietankow/],
		['de', 'blaues kleid', /kleid/, /blau|indigo/],
		['de', 'grüne hose', /hose|chino/i, /grün/],
		['it', 'vestito blu', /^Abito/, /blu|indaco|fiordaliso/],
	])('names colours and their shades: %s "%s" (6.30)', async (storeCode, typed, name, shade) => {
		const { hits } = await search(typed, storeCode);
		expect(hits.length).toBeGreaterThan(0);
		for (const hit of hits) {
			expect(String(hit.name)).toMatch(name);
			const variants = [hit.configurable_children].flat().map((child) => JSON.stringify(child));
			expect(variants.some((variant) => shade.test(variant))).toBe(true);
		}
	});

	it.each([
		['pl', 'zwrot', 'Zwroty i reklamacje'],
		['pl', 'odesłanie', 'Zwroty i reklamacje'],
		['pl', 'dostawa', 'Dostawa i płatność'],
		['pl', 'wysyłka', 'Dostawa i płatność'],
		['pl', 'tabela rozmiarów', 'Tabela rozmiarów'],
		['pl', 'rozmiary', 'Tabela rozmiarów'],
		['pl', 'regulamin', 'Regulamin sklepu'],
		['pl', 'kontakt', 'Kontakt'],
		['pl', 'faktura', 'Czy wystawiacie faktury?'],
		['pl', 'blik', 'Jak mogę zapłacić?'],
		['de', 'retoure', 'Rückgabe und Reklamation'],
		['de', 'lieferung', 'Versand und Zahlung'],
		['it', 'spedizione', 'Consegna e pagamento'],
		['it', 'reso', 'Resi e reclami'],
	])('leads to help: %s "%s" (6.30)', async (storeCode, typed, title) => {
		const { pages, correction } = await shop.call(catalogSuggest, { storeCode, query: { q: typed } });
		expect(correction).toBeNull();
		expect(pages?.[0]?.title).toBe(title);
	});
});

describe('a correction', () => {
	it('may differ by two letters, but by one beside words that are found (6.19)', async () => {
		expect((await search('swtre')).suggest).toEqual({ correction: 'sweter' });
		expect((await search('lniana sukeinka')).suggest).toEqual({ correction: 'lniana sukienka' });
		expect((await search('lniana sukeinak')).suggest).toBeUndefined();
	});

	it.each(['buty', 'praca', 'blik', 'faktura'])(
		'leaves the word %s alone, which is no misspelt garment (6.19)',
		async (typed) => {
			expect(await search(typed)).toMatchObject({ total: 0 });
			expect((await search(typed)).suggest).toBeUndefined();
		},
	);

	it('is not made in quotes (6.19)', async () => {
		expect(await search('"swtre"')).toMatchObject({ total: 0 });
		expect((await search('"dżinsy"')).total).toBe(0);
		expect((await search('„sukienka lniana”')).total).toBeGreaterThan(0);
	});
});
