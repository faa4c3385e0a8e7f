import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fakeDevice } from './area.fake.ts';
import { readStored } from './read-stored.ts';

const schema = z.object({ sku: z.string(), options: z.record(z.string(), z.string()) });

function read(name: string, text: string | null) {
	const device = fakeDevice(text === null ? {} : { [name]: text, 'shop/other/key': '1' });
	const area = device.open();
	return {
		value: readStored({ name, text, read: (json) => schema.safeParse(json).data, area }),
		items: Object.fromEntries(device.items),
	};
}

describe('a stored value', () => {
	it.each([
		['truncated JSON', '{"sku":'],
		['another type', '7'],
		['another shape', '{"sku":7}'],
	])('of %s is put into quarantine, the others stay', (_, text) => {
		expect(read('shop/compare/x', text)).toEqual({
			value: undefined,
			items: { 'shop/quarantine/compare/x': text, 'shop/other/key': '1' },
		});
	});

	it.each(['shop/user/current-user', 'shop/checkout/details', 'de-shop/orders/waiting-orders'])(
		'%s leaves no copy: it may hold a token or an address',
		(name) => {
			expect(read(name, '{"token":').items).toEqual({ 'shop/other/key': '1' });
		},
	);

	it('of 5 MB is taken away unread', () => {
		const text = JSON.stringify({ sku: 'x'.repeat(5_000_000), options: {} });
		expect(read('shop/compare/x', text)).toEqual({ value: undefined, items: { 'shop/other/key': '1' } });
	});

	it('cannot reach the prototype of anything', () => {
		const { value } = read('shop/compare/x', '{"sku":"A","options":{"__proto__":"x"},"__proto__":{"isAdmin":true}}');
		expect(Object.getPrototypeOf(value?.options)).toBe(Object.prototype);
		expect({}).not.toHaveProperty('isAdmin');
		expect(value).not.toHaveProperty('isAdmin');
	});

	it('of any text does no harm', () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
				expect(() => read('shop/compare/x', text)).not.toThrow();
			}),
		);
	});
});
