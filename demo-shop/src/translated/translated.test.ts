import { withAddresses } from '@pasaz/commerce-api/with-addresses';
import { describe, expect, it } from 'vitest';
import { demoContent } from '../content/demo-content.ts';
import { demoCatalog } from '../demo-catalog.ts';
import { inOtherLanguages } from './demo-translations.ts';
import { translateCatalog } from './translate-catalog.ts';
import { translateContent } from './translate-content.ts';
import type { Translation } from './translation.ts';

const catalog = demoCatalog();
const content = demoContent();
const languages = Object.entries(inOtherLanguages((translation) => translation));

/** Texts that a translation is asked for and does not have; numbers and letters for sizes need none. */
function missingPhrases(language: string, translation: Translation): string[] {
	const missing = new Set<string>();
	const phrases = new Proxy(translation.phrases, {
		get: (known, text) => {
			if (typeof text === 'string' && !Object.hasOwn(known, text) && !NEEDS_NONE.test(text)) missing.add(text);
			return Reflect.get(known, text);
		},
	});
	translateCatalog(catalog, language, { ...translation, phrases });
	translateContent(content, { ...translation, phrases });
	return [...missing];
}

const NEEDS_NONE = /^(?:[0-9–., ]+(?:cm)?|X*[SML](?: \([0-9–]+\))?|X+L(?: \([0-9–]+\))?)$/;

function lacking(wanted: readonly string[], known: object): string[] {
	return wanted.filter((key) => !Object.hasOwn(known, key));
}

describe.each(languages)('the demo shop (%s)', (language, translation) => {
	const names = catalog.products.map(({ name }) => name);
	const paths = catalog.categories.map(({ urlPath }) => urlPath);

	it('has words for every thing that Polish shoppers read of', () => {
		expect(lacking(names, translation.products)).toEqual([]);
		expect(lacking(paths, translation.categories)).toEqual([]);
		expect(
			lacking(
				catalog.tags.map(({ slug }) => slug),
				translation.tags,
			),
		).toEqual([]);
		expect(
			lacking(
				catalog.pages.map(({ urlKey }) => urlKey),
				translation.pages,
			),
		).toEqual([]);
		expect(lacking(Object.keys(content.layouts), translation.layouts)).toEqual([]);
		expect(missingPhrases(language, translation)).toEqual([]);
		const questions = ({ faq }: Pick<Translation, 'faq'>) => faq.flatMap(({ items }) => items).length;
		expect(questions(translation)).toBe(questions(catalog));
		const undescribed = Object.values(translation.categories).filter(({ description }) => !description);
		expect(undescribed).toEqual([]);
	});

	it('names a telephone number that can be called from abroad', () => {
		expect(translateContent(content, translation).settings?.contact?.phone).toMatch(/^\+48 /);
	});

	it('has words for nothing else', () => {
		expect(Object.keys(translation.products).filter((name) => !names.includes(name))).toEqual([]);
		expect(Object.keys(translation.categories).filter((path) => !paths.includes(path))).toEqual([]);
	});

	it('calls different things differently', () => {
		const told = Object.values(translation.products).map(({ name }) => name);
		expect(told.filter((name, index) => told.indexOf(name) !== index)).toEqual([]);
		for (const { options = {} } of Object.values(catalog.translations?.[language]?.attributes ?? {})) {
			const labels = Object.values(options);
			expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
		}
	});

	it('shows pictures and links in its banners that exist (1.6)', () => {
		const addressed = withAddresses(catalog);
		const known = new Set([
			...addressed.categories.map(({ urlPath, addresses }) => addresses?.[language] ?? urlPath),
			...addressed.tags.map(({ slug, addresses }) => addresses?.[language] ?? slug),
			...addressed.products.map(({ urlKey, addresses }) => addresses?.[language] ?? urlKey),
			...catalog.pages.map(({ urlKey }) => urlKey),
		]);
		const layouts = Object.values(translation.layouts);
		const banners = layouts.flatMap((one) => [...one.mainBanners, ...one.smallBanners, ...one.productBanners]);
		expect(banners.filter(({ image }) => !catalog.pictures.has(image))).toEqual([]);
		expect(banners.filter(({ url }) => !known.has(url.slice(1)))).toEqual([]);
		expect(layouts.flatMap((one) => one.promotedCategories).filter((path) => !paths.includes(path))).toEqual([]);
	});

	it('tells each product in a paragraph with its facts in a list below', () => {
		const texts = catalog.translations?.[language]?.products ?? {};
		const own = Object.entries(texts).filter(([, { description }]) => description !== undefined);
		expect(own).toHaveLength(catalog.products.length);
		for (const [, { description, shortDescription }] of own) {
			expect(description).toMatch(/^<p>[^<]+<\/p><ul>(?:<li>[^<]+<\/li>)+<\/ul>$/);
			expect(shortDescription).not.toBe('');
		}
	});
});
