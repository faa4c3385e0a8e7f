import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentAddress } from './payment-redirect.ts';

const shop = { origin: 'https://brzask.example', allowedHosts: ['pay.example'] };

describe('paymentAddress (15.14)', () => {
	it.each([
		['a path of the shop', '/sandbox/1', 'https://brzask.example/sandbox/1'],
		['an address of the shop', 'https://brzask.example/pay', 'https://brzask.example/pay'],
		['an allowed host', 'https://pay.example/x?y=1', 'https://pay.example/x?y=1'],
	])('goes to %s', (_, redirect, expected) => {
		expect(paymentAddress(redirect, shop)).toBe(expected);
	});

	it.each([
		['another host', 'https://evil.example/'],
		['a host that starts alike', 'https://pay.example.evil.example/'],
		['a host below the allowed one', 'https://x.pay.example/'],
		['an allowed host without encryption', 'http://pay.example/'],
		['an allowed host on another port', 'https://pay.example:8443/'],
		['an allowed host with a user name', 'https://shop@pay.example/'],
		['a path that is a host', '//evil.example/'],
		['a path that is a host, with backslashes', '/\\evil.example/'],
		['a script', 'javascript:alert(1)'],
		['data', 'data:text/html,x'],
		['no address', 'https://'],
	])('does not go to %s', (_, redirect) => {
		expect(paymentAddress(redirect, shop)).toBeNull();
	});

	it('leads nowhere but to the shop and its allowed hosts, whatever the server says (15.14, 27.11)', () => {
		const hosts = ['brzask.example', 'pay.example'];
		fc.assert(
			fc.property(fc.oneof(fc.webUrl(), fc.string()), (redirect) => {
				const address = paymentAddress(redirect, shop);
				if (address) expect(hosts).toContain(new URL(address).hostname);
			}),
		);
	});
});
