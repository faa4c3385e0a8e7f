import { BlockList, isIP } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Reads a list such as `loopback, 10.0.0.0/8`; undefined where it cannot be read. */
export function readProxies(list: string): BlockList | undefined {
	const names = list.split(/[\s,]+/).filter(Boolean);
	const proxies = new BlockList();
	const ranges = names.flatMap((name) => (name === 'loopback' ? LOOPBACK : name));
	return ranges.every((range) => add(proxies, range)) ? proxies : undefined;
}

function add(proxies: BlockList, range: string): boolean {
	const [address = '', bits, ...more] = range.split('/');
	const version = isIP(address);
	const prefix = Number(bits ?? (version === 4 ? 32 : 128));
	if (!version || more.length > 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > (version === 4 ? 32 : 128)) {
		return false;
	}
	proxies.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
	return true;
}

/**
 * `X-Forwarded-For` counts only as far as trusted proxies wrote it: from its end to the first address of none of them.
 * @returns undefined if only a proxy's address is known
 */
export function clientAddress(
	proxies: BlockList,
	peer: string | undefined,
	forwardedFor: string | undefined,
): string | undefined {
	const hops = [...(forwardedFor?.split(',') ?? []).map((hop) => hop.trim()), peer ?? ''].toReversed();
	for (const hop of hops) {
		const address = plain(hop);
		const version = isIP(address);
		if (!version) return undefined;
		if (!proxies.check(address, version === 4 ? 'ipv4' : 'ipv6')) return address;
	}
	return undefined;
}

/** Removes the prefix of an IPv4 address on a socket for both versions. */
function plain(address: string): string {
	return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
