import { describe, expect, it } from 'vitest';
import { clientAddress, readProxies } from './trusted-proxies.server.ts';

describe('where a request comes from (27.22)', () => {
	const proxies = readProxies('loopback, 10.0.0.0/8 2001:db8::/32');
	it.each([
		['the peer', '203.0.113.5', undefined, '203.0.113.5'],
		['the peer, whatever it claims', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
		['whom a trusted proxy names', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
		['the last that is no proxy', '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
		['IPv4 in IPv6', '::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
		['IPv6', '2001:db8::1', '2a00::7', '2a00::7'],
		['nobody known', '127.0.0.1', undefined, undefined],
		['nobody known', '127.0.0.1', 'unknown, <script>', undefined],
		['nobody known', undefined, undefined, undefined],
	])('is %s: %s says %s', (_name, peer, forwarded, expected) => {
		expect(proxies && clientAddress(proxies, peer, forwarded)).toBe(expected);
	});

	it.each(['everybody', '10.0.0.0/33', '10.0.0.0/8/8', '::1/129', '1.2.3'])('cannot be told by "%s"', (list) =>
		expect(readProxies(list)).toBeUndefined(),
	);
});
