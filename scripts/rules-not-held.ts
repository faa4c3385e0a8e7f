/** Rules of which the shop does not keep the whole, or that nothing here can show: what is missing, and why. */
export const NOT_HELD: Record<string, string> = {
	'1.14': 'pictures are loaded ahead at the distance that the browser chooses, not at 1.5 windows',
	'1.17':
		'tokenInHeader and autoRefreshTokens are no settings: the token always goes by header and is always refreshed',
	'2.33': 'the loyalty card has no page',
	'4.1':
		'qty, is_in_stock, errors, info and product_option stand at the stock and at lines of the cart, not at the product',
	'4.5': 'a page keeps what is chosen under names of its own, as the choice in its address',
	'4.23': 'nothing is fetched ahead for the variants of a list: its tiles know what is sold out',
	'5.1': 'there is no original_special_price, and no name in camel case',
	'6.16': 'without a network a list stays as it was, or its kept page is shown, in place of an empty one',
	'6.17': 'in the browser, too, a search that fails is a page that failed, so that it is not taken for an empty one',
	'6.22': 'a lookup of a tag that fails counts as nothing found only where another step knows the path',
	'6.24': 'the device keeps whole pages (rules 3.9, 16.12) in place of categories, attributes, products and results',
};
