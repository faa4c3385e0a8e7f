import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { loadTexts } from '@pasaz/kernel/i18n/loaded-texts';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, Price } from './price.tsx';
import { renderPart } from './render.fake.tsx';

it.each([
	[0, '0,00 zł'],
	[5, '0,05 zł'],
	[12999, '129,99 zł'],
	[123450, '1234,50 zł'],
	[1234500, '12 345,00 zł'],
	[123456789, '1 234 567,89 zł'],
	[-5000, '−50,00 zł'],
])('%i grosze read %s (1.11)', (grosze, text) => {
	expect(formatPrice(grosze, 'PLN').replaceAll('\u00a0', ' ')).toBe(text);
});

it('an amount can be read back from its text', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (grosze) => {
			expect(Number(formatPrice(grosze, 'EUR').replace(/\D/g, ''))).toBe(grosze);
		}),
	);
});

describe('a price', () => {
	it('says what is regular, what is special and what was lowest', () => {
		const text = renderPart(<Price price={28900} regularPrice={48900} lowest30Days={35900} size="page" />)
			.replace(/<[^>]+>/g, '')
			.replaceAll('\u00a0', ' ');
		expect(text).toBe(
			'Cena promocyjna 289,00 zł Cena regularna 489,00 złNajniższa cena z 30 dni przed obniżką: 359,00 zł',
		);
	});

	it('is one amount when nothing is reduced', () => {
		const markup = renderPart(<Price price={28900} regularPrice={28900} lowest30Days={20000} from />);
		expect(markup.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toBe('od 289,00 zł');
	});

	it.each([
		[35900, true],
		[null, false],
	])('strikes the regular one only beside the lowest, here %s (5.23)', (lowest30Days, isStruck) => {
		const markup = renderPart(<Price price={28900} regularPrice={48900} lowest30Days={lowest30Days} />);
		expect(markup.includes('<s>')).toBe(isStruck);
		expect(markup.includes('promocyjna')).toBe(isStruck);
	});

	it('is worded in the language of the shop from the first render on', async () => {
		await loadTexts('de-DE');
		const shop = fakeShop({ translator: createTranslator('de-DE') });
		const markup = renderPart(<Price price={28900} regularPrice={48900} lowest30Days={35900} from />, shop);
		expect(markup).toContain('Angebotspreis');
		expect(markup).toContain('ab ');
	});
});
