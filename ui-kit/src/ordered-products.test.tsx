import { expect, it } from 'vitest';
import { OrderedProducts } from './ordered-products.tsx';
import { renderPart } from './render.fake.tsx';

const DRESS = {
	id: 1,
	name: 'Sukienka Jagna',
	image: '/s/u/rudy',
	options: [
		{ label: 'Kolor', value: 'Rudy' },
		{ label: 'Rozmiar', value: 'M' },
	],
	quantity: '2 sztuki',
	price: '778,00 zł',
};
const CARD = { id: 2, name: 'Karta', image: null, options: [], quantity: '1 sztuka', price: '100,00 zł' };
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');

it('says what was ordered, in which choice, how often and for how much', () => {
	const markup = renderPart(<OrderedProducts lines={[DRESS, CARD]} />);
	expect(textOf(markup)).toBe(
		'|Sukienka Jagna|Kolor:\u00a0Rudy|Rozmiar:\u00a0M|2 sztuki|778,00 zł|Karta|1 sztuka|100,00 zł|',
	);
});

it('shows a picture that is loaded when it is seen and says nothing that the name does not say', () => {
	const markup = renderPart(<OrderedProducts lines={[DRESS]} />);
	expect(markup).toMatch(/<img[^>]* alt="" src="\/img\/450x570\/s\/u\/rudy.webp" loading="lazy"/);
	expect(markup).toContain('sizes="4.5rem"');
});

it('keeps the names in line where only some have a picture', () => {
	const markup = renderPart(<OrderedProducts lines={[DRESS, CARD]} />);
	expect(markup.match(/data-pictured="true"/g)).toHaveLength(2);
});

it('fetches no picture that is folded away, and keeps its place', () => {
	const markup = renderPart(<OrderedProducts lines={[DRESS]} folded />);
	expect(markup).not.toContain('<img');
	expect(markup).toContain('data-use="tile"');
	expect(markup).toContain('Sukienka Jagna');
});

it('has no empty boxes where an order has kept no pictures', () => {
	const old = { id: 1, name: 'Sukienka Jagna', quantity: '1 sztuka', price: '389,00 zł' };
	const markup = renderPart(<OrderedProducts lines={[old, { ...old, id: 2, image: null, options: null }]} />);
	expect(markup).not.toContain('data-pictured="true"');
	expect(markup).not.toMatch(/<img|data-use/);
	expect(textOf(markup)).toBe('|Sukienka Jagna|1 sztuka|389,00 zł|Sukienka Jagna|1 sztuka|389,00 zł|');
});
