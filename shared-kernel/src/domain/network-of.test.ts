import { expect, it } from 'vitest';
import { lineOf, networkOf } from './network-of.ts';

it.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
	['2001:db8::6', '2001:db8:0:0'],
	['2001:db8:1::', '2001:db8:1:0'],
	['::1', '0:0:0:0'],
])('%s is of %s (27.22)', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
	['203.0.113.7', '203.0.113.7'],
	['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
	['2001:db8:1:ffff::1', '2001:db8:1'],
	['2001:db8::6', '2001:db8:0'],
])('%s is of the line %s', (address, line) => expect(lineOf(address)).toBe(line));
