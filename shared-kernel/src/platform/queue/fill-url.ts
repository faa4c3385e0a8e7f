export interface UrlParts {
	token: string | undefined;
	cartId: string | null;
	tokenInHeader: boolean;
	/** In multistore. */
	storeCode: string | undefined;
}

const CART = '{{cartId}}';

/** A task's address as it is sent (rule 19.4): `{{token}}` is filled in query mode only, in header mode the parameter goes. */
export function fillUrl(url: string, { token, cartId, tokenInHeader, storeCode }: UrlParts): string {
	const [path = '', ...query] = url.split('?');
	const search = new URLSearchParams(query.join('?'));
	search.delete('token');
	for (const [name, value] of [...search]) search.set(name, value.replaceAll(CART, cartId ?? ''));
	if (token && !tokenInHeader) search.set('token', token);
	if (storeCode) search.set('storeCode', storeCode);
	const filled = path.replaceAll(CART, encodeURIComponent(cartId ?? ''));
	return search.size > 0 ? `${filled}?${search}` : filled;
}
