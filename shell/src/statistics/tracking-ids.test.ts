import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trackingIdsIn } from './tracking-ids.ts';

it.each([
	['', {}],
	['_fbp=fb.1.1700000000.123; a=b', { fbp: 'fb.1.1700000000.123' }],
	['a=b; _fbc=fb.1.1700000000.IwAR0-x_Y', { fbc: 'fb.1.1700000000.IwAR0-x_Y' }],
	['_ga=GA1.1.987.654; _fbp=fb.1.1.2', { gaUserId: '987.654', fbp: 'fb.1.1.2' }],
	['_fbp=anna@poczta.pl; _ga=anna', {}],
	['x_fbp=fb.1.1.2; _gat=GA1.1.1.2', {}],
	['_fbp=fb.1.1.2anna', {}],
])('the cookies %j hold %o', (cookies, expected) => {
	expect(trackingIdsIn(cookies)).toEqual(expected);
});

it('never takes an e-mail address (23.8)', () => {
	fc.assert(
		fc.property(fc.emailAddress(), fc.constantFrom('_fbp', '_fbc', '_ga'), (email, name) => {
			expect(trackingIdsIn(`${name}=${email}; ${name}=fb.1.1.${email}`)).not.toHaveProperty('fbp');
			expect(JSON.stringify(trackingIdsIn(`${name}=${email}`))).toBe('{}');
		}),
	);
});
