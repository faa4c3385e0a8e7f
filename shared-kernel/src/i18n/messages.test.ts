import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from './loaded-texts.ts';
import { count, createTranslator, defineMessages, params } from './messages.ts';
import type { TextsOf } from './texts.ts';

const pl = {
	title: 'Koszyk',
	pieces: count({ one: '{count} sztuka', few: '{count} sztuki', many: '{count} sztuk', other: '{count} sztuki' }),
	greeting: params<{ name: string; place: string }>('Witaj, {name}, w {place}'),
};
const texts = (title: string, pieces: { one: string; other: string }, greeting: `${string}{name}${string}{place}`) => {
	const messages: TextsOf<typeof pl> = { title, pieces, greeting };
	return async () => ({ messages });
};
const others = {
	en: texts('Cart', { one: '{count} piece', other: '{count} pieces' }, 'Welcome, {name}, to {place}'),
	de: texts('Warenkorb', { one: '{count} Stück', other: '{count} Stücke' }, 'Willkommen, {name}, in {place}'),
	it: texts('Carrello', { one: '{count} pezzo', other: '{count} pezzi' }, 'Ciao {name}, ecco {place}'),
};
const cart = defineMessages('test/cart', pl, others);

/** What a component reads the first time that it is rendered. */
const read = (locale: string, of = cart) => {
	const t = of.in(createTranslator(locale)).get();
	return `${t.title}: ${t.pieces(5)}. ${t.greeting({ name: 'Ola', place: 'Pasaż' })}`;
};

afterEach(() => vi.restoreAllMocks());

describe('texts', () => {
	it.each([
		['pl-PL', 'Koszyk: 5 sztuk. Witaj, Ola, w Pasaż'],
		['de-DE', 'Warenkorb: 5 Stücke. Willkommen, Ola, in Pasaż'],
		['it-IT', 'Carrello: 5 pezzi. Ciao Ola, ecco Pasaż'],
		['en-GB', 'Cart: 5 pieces. Welcome, Ola, to Pasaż'],
	])('of %s are there at the first render, once they were awaited', async (locale, expected) => {
		await loadTexts(locale);
		expect(read(locale)).toBe(expected);
	});

	it.each([
		[0, '0 sztuk'],
		[1, '1 sztuka'],
		[2, '2 sztuki'],
		[5, '5 sztuk'],
		[12, '12 sztuk'],
		[22, '22 sztuki'],
		[25, '25 sztuk'],
		[1.5, '1.5 sztuki'],
	])('count %s the Polish way: %s', (number, expected) => {
		expect(cart.in(createTranslator('pl-PL')).get().pieces(number)).toBe(expected);
	});

	it('of a slice that comes later are there at its first read, whatever was fetched before', async () => {
		const translator = createTranslator('it-IT');
		const early = defineMessages('test/early', pl, others).in(translator);
		const leave = early.listen(() => {});
		await vi.waitFor(() => expect(early.get().title).toBe('Carrello'), 10_000);
		leave();
		const later = defineMessages('test/later', pl, others);
		await loadTexts('it-IT');
		expect(later.in(translator).get().title).toBe('Carrello');
	});

	it('of two shoppers in two languages do not meet', async () => {
		await loadTexts('de-DE');
		const [german, polish] = [createTranslator('de-DE'), createTranslator('pl-PL')];
		const titles = [german, polish, german].map((translator) => cart.in(translator).get().title);
		expect(titles).toEqual(['Warenkorb', 'Koszyk', 'Warenkorb']);
	});

	it('of two releases of one component, on one page, are kept apart', async () => {
		const newer = defineMessages('test/cart', { ...pl, title: 'Torba' }, others);
		await loadTexts('pl-PL');
		const translator = createTranslator('pl-PL');
		expect([cart, newer, cart].map((set) => set.in(translator).get().title)).toEqual(['Koszyk', 'Torba', 'Koszyk']);
	});

	it('that cannot be loaded stay Polish, and are asked for again', async () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const fetchTexts = vi.fn(others.de).mockRejectedValueOnce(new Error('offline'));
		const shaky = defineMessages('test/shaky', pl, { ...others, de: fetchTexts });
		await loadTexts('de-DE');
		expect(read('de-DE', shaky)).toContain('Koszyk');
		expect(warn).toHaveBeenCalledOnce();
		await loadTexts('de-DE');
		expect(read('de-DE', shaky)).toContain('Warenkorb');
	});

	it('are fetched once', async () => {
		const fetchTexts = vi.fn(others.it);
		defineMessages('test/once', pl, { ...others, it: fetchTexts });
		await loadTexts('it-IT');
		await loadTexts('it-IT');
		expect(fetchTexts).toHaveBeenCalledOnce();
	});
});

it('refuses to compile without every key, every form and every place', () => {
	const check = (given: TextsOf<typeof pl>) => Object.keys(given);
	const pieces = { one: '{count} piece', other: '{count} pieces' };
	const greeting = '{name} at {place}';
	expect(check({ title: 'Cart', pieces, greeting })).toHaveLength(3);
	// @ts-expect-error: a key is missing
	check({ title: 'Cart', pieces });
	// @ts-expect-error: a key too many
	check({ title: 'Cart', pieces, greeting, more: '' });
	// @ts-expect-error: a count needs its forms
	check({ title: 'Cart', pieces: '{count} pieces', greeting });
	// @ts-expect-error: a place is missing
	check({ title: 'Cart', pieces, greeting: 'Hello {name}' });
});
