/** The network of one household or office: an IPv4 address, or the first half of an IPv6 one, whose other half anybody may choose. */
export function networkOf(address: string): string {
	const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
	if (!plain.includes(':')) return plain;
	const [before = '', after] = plain.split('::');
	const head = before.split(':').filter(Boolean);
	const tail = (after ?? '').split(':').filter(Boolean);
	const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
	return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].slice(0, 4).join(':');
}

/** All networks that a single line may have: an IPv4 address, or the first three groups of an IPv6 one. */
export function lineOf(address: string): string {
	return networkOf(address).split(':').slice(0, 3).join(':');
}
