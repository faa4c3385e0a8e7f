import { describe, expect, it } from 'vitest';
import { demoCatalog } from './demo-catalog.ts';

const catalog = demoCatalog();
const { products } = catalog;
const variants = products.flatMap(({ variants }) => variants ?? []);

/** Common words of a clothes shop as they look when a keyboard has no Polish letters. */
const WITHOUT_ITS_LETTERS = new Set(
	[
		'zolty zolta zolte bialy biala biale blekitny blekitna rozowy rozowa smietankowy szalwiowy czern zielen',
		'plaszcz plaszcze plaszczyk zakiet spodnica spodnice spodniczka welna welny welniany welniana bawelna bawelny',
		'rekaw rekawy rekawem kolnierz kolnierzyk kieszen dlugi dluga dlugie dlugosc krotki krotka szerokosc wysokosc',
		'mezczyzna mezczyzni dziewczynki rozmiarow wykroj wykrojow sklad pielegnacja przedluzyc',
		'sie jesli ktory ktora ktore rowniez takze moze mozesz bedzie beda wiecej latwo latwy miekki miekka cieply ciepla',
		'zl zloty zlotych zamowienie zamowienia platnosc wysylka przesylka zwrocic odeslac czesc roznych juz az zas wlasnie',
	].flatMap((line) => line.split(' ')),
);

function repeated(values: readonly string[]): string[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}

function paragraphs(html: string): string[] {
	return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => text);
}

/** Every text that a shopper reads. */
function visibleTexts(): string[] {
	const { categories, attributes, tags, pages, faq } = catalog;
	return [
		...categories.flatMap((category) => [
			category.name,
			category.description,
			category.metaTitle,
			category.metaDescription,
		]),
		...attributes.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]),
		...tags.flatMap(({ name, menuName }) => [name, menuName]),
		...products.flatMap((product) => [product.name, product.shortDescription, product.description]),
		...products.flatMap(({ bundleOptions, downloads }) =>
			[...(bundleOptions ?? []), ...(downloads ?? [])].map(({ title }) => title),
		),
		...products.flatMap(({ customOptions = [] }) =>
			customOptions.flatMap(({ title, values = [] }) => [title, ...values.map((value) => value.title)]),
		),
		...variants.map(({ name }) => name),
		...pages.flatMap(({ title, content, metaDescription }) => [title, content, metaDescription]),
		...faq.flatMap(({ title, items }) => [title, ...items.flatMap(({ question, answer }) => [question, answer])]),
	].filter((text) => text !== undefined);
}

describe('the texts of the demo catalogue', () => {
	const texts = visibleTexts();

	it('tell no two products alike', () => {
		const all = products.flatMap(({ description }) => paragraphs(description));
		expect(repeated(products.map(({ description }) => description))).toEqual([]);
		expect(repeated(products.map(({ shortDescription = '' }) => shortDescription))).toEqual([]);
		expect(repeated(all).length / all.length).toBeLessThan(0.01);
	});

	it('give each product two or three paragraphs and a list', () => {
		for (const { name, description } of products) {
			expect([2, 3], name).toContain(paragraphs(description).length);
			expect(description, name).toMatch(/<ul>(<li>[^<]+<\/li>){2,5}<\/ul>$/);
		}
	});

	it('are Polish with all its letters', () => {
		const words = texts.flatMap(
			(text) =>
				text
					.replaceAll(/<[^>]*>|\S+@\S+/g, ' ')
					.toLowerCase()
					.match(/\p{L}+/gu) ?? [],
		);
		expect(words.filter((word) => WITHOUT_ITS_LETTERS.has(word))).toEqual([]);
	});

	it('are set cleanly', () => {
		const slips = / {2}| [,.;:!?]|\.\.|,,|"| - |\( | \)/;
		expect(texts.filter((text) => slips.test(text.replaceAll(/<[^>]*>/g, '')))).toEqual([]);
	});

	it('make colours agree with their garment', () => {
		const names = new Map(variants.map(({ sku, name }) => [sku, name]));
		expect(names.get('BRZ-SU-001-RUD-M')).toBe('Sukienka lniana Jagna, ruda, M');
		expect(names.get('BRZ-SW-001-KAR-M')).toBe('Sweter z merynosa Turnia, karmelowy, M');
		expect(names.get('BRZ-SP-001-CZA-38')).toBe('Spodnie lniane Żuława, czarne, 38');
		expect(names.get('BRZ-SW-001-GRM-M')).toBe('Sweter z merynosa Turnia, grafitowy melanż, M');
	});
});
