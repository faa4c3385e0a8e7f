import { cleanHtml } from '@pasaz/commerce-api/clean-html';
import { safeTarget } from '@pasaz/commerce-api/safe-target';
import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../demo-catalog.ts';
import { SHOWROOMS } from '../showrooms.ts';
import { demoContent, demoDraft } from './demo-content.ts';
import { demoReviews } from './demo-reviews.ts';

const catalog = demoCatalog();
const content = demoContent();
const paths = new Set(catalog.categories.map(({ urlPath }) => urlPath));
const addresses = new Set([
	...paths,
	...catalog.products.map(({ urlKey }) => urlKey),
	...catalog.tags.map(({ slug }) => slug),
	...catalog.pages.map(({ urlKey }) => urlKey),
]);
const layouts = Object.values(content.layouts);
const banners = layouts.flatMap(({ mainBanners, smallBanners, productBanners }) => [
	...mainBanners,
	...smallBanners,
	...productBanners,
]);

describe('the demo shop’s content', () => {
	it('leads only where there is something', () => {
		for (const { url } of banners) expect(addresses).toContain(url.slice(1));
		for (const { target } of content.redirects) expect(addresses).toContain(safeTarget(target, [])?.slice(1));
		for (const { path } of content.redirects) expect(addresses).not.toContain(path);
		for (const { page } of content.hierarchy) if (page) expect(addresses).toContain(page);
	});

	it('shows pictures that the shop has, and names categories that it has (1.6)', () => {
		for (const { image } of banners) expect(catalog.pictures.has(image)).toBe(true);
		const named = [
			...layouts.flatMap(({ promotedCategories }) => promotedCategories),
			...content.sizeTables.flatMap(({ categories }) => categories),
		];
		for (const path of named) expect(paths).toContain(path);
	});

	it('has a full row of cells for each size', () => {
		for (const { columns, rows } of content.sizeTables)
			for (const row of rows) expect(row).toHaveLength(columns.length);
	});

	it('has showrooms that can be called from every storefront', () => {
		expect(SHOWROOMS.map(({ document }) => document.phone).filter((phone) => !phone?.startsWith('+48 '))).toEqual([]);
	});

	it('is clean HTML', () => {
		for (const html of [demoDraft.content, ...content.blocks.map((block) => block.content)])
			expect(cleanHtml(html)).toBe(html);
	});
});

describe('the demo shop’s reviews', () => {
	const reviews = demoReviews(catalog.products);

	it('are the same on every call, of many products and of all kinds of praise', () => {
		expect(demoReviews(catalog.products)).toEqual(reviews);
		expect(new Set(reviews.map(({ sku }) => sku)).size).toBeGreaterThan(80);
		expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([2, 3, 4, 5]));
		expect(reviews.filter(({ published }) => !published).length).toBeGreaterThan(0);
	});

	it('say of a gift card, a pattern or a service nothing that only a garment is', () => {
		const extras = new Set(
			catalog.products.filter(({ categories }) => categories.includes('wykroje-i-uslugi')).map(({ sku }) => sku),
		);
		const texts = reviews.filter(({ sku }) => extras.has(sku)).map(({ detail }) => detail);
		expect(texts.length).toBeGreaterThan(0);
		expect(texts.filter((text) => /noszę|leży|rękaw|Paczka|Zwróciłam|kolor|praniu/i.test(text))).toEqual([]);
	});

	it('say nothing twice of one product', () => {
		const said = reviews.map(({ sku, title }) => `${sku} ${title}`);
		expect(new Set(said).size).toBe(said.length);
	});
});
