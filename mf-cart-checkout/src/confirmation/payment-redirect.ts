/** Where the shopper may be sent to pay: this shop or an allowed host over https; null for anywhere else. */
export function paymentAddress(
	redirect: string,
	{ origin, allowedHosts }: { origin: string; allowedHosts: readonly string[] },
): string | null {
	const url = parse(redirect, origin);
	if (!url) return null;
	if (url.origin === origin) return url.href;
	const isPlain = url.username === '' && url.password === '' && url.port === '';
	return url.protocol === 'https:' && isPlain && allowedHosts.includes(url.hostname) ? url.href : null;
}

function parse(address: string, base: string): URL | null {
	try {
		return new URL(address, base);
	} catch {
		return null;
	}
}
