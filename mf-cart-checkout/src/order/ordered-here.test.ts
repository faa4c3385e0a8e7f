import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FILLED, LOCKER } from '../checkout.fixture.ts';
import { orderedHere, rememberOrdered } from './ordered-here.ts';

const stored = new Map<string, string>();

beforeEach(() => {
	stored.clear();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, text: string) => stored.set(key, text),
	});
});
afterEach(() => vi.unstubAllGlobals());

const ORDER = { uuid: 'one', userId: null, details: FILLED, need: 'address' as const };

describe('what this tab knows of an order', () => {
	it('is where it goes and who is written to', () => {
		rememberOrdered(ORDER);
		expect(orderedHere('one', null)).toMatchObject({
			email: 'hanna@poczta.pl',
			address: { firstname: 'Hanna', street: ['Mokotowska', '12 m. 4'], postcode: '00-561', country_id: 'PL' },
		});
	});

	it('is not told of another order, nor to another shopper', () => {
		rememberOrdered({ ...ORDER, userId: '7' });
		expect(orderedHere('two', '7')).toBeNull();
		expect(orderedHere('one', '8')).toBeNull();
		expect(orderedHere('one', null)).toBeNull();
		expect(orderedHere('one', '7')).not.toBeNull();
	});

	it('has no address where nothing is shipped', () => {
		rememberOrdered({ ...ORDER, need: 'nothing' });
		expect(orderedHere('one', null)?.address).toBeNull();
	});

	it('is the point where the goods are fetched', () => {
		const details = { ...FILLED, shipping: { ...FILLED.shipping, point: LOCKER } };
		rememberOrdered({ ...ORDER, details, need: 'point' });
		expect(orderedHere('one', null)?.address).toMatchObject({
			...{ firstname: 'Hanna', company: 'Automat paczkowy GDY01', street: ['Świętojańska 36'], city: 'Gdynia' },
		});
	});

	it.each(['{', '"x"', '{"uuid":"one"}', ''])('is nothing where the tab keeps %j', (text) => {
		stored.set('shop/ordered-here', text);
		expect(orderedHere('one', null)).toBeNull();
	});

	it('is nothing, and the order none the worse, where a tab keeps nothing', () => {
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		const refuse = () => {
			throw new DOMException('blocked', 'SecurityError');
		};
		vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
		rememberOrdered(ORDER);
		expect(orderedHere('one', null)).toBeNull();
		expect(warn).toHaveBeenCalledOnce();
	});
});
