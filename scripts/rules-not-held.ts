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
	'8.8': 'the address of size tables is part of the contract, so it is never undefined and nothing is logged of that',
	'11.1':
		'the parts of the state are named otherwise, and totals and methods are kept apart from the cart (rule 14.17)',
	'11.2': 'the fields of a line are named otherwise (prevQty, serverItemId, serverCartId)',
	'11.8': 'one line is removed at a time, by an operation (rule 13.20); there is no removal of unconfirmed lines',
	'11.12': 'the mini cart counts pieces; lines cannot be configured',
	'11.14': 'operations (rule 13.19) took the place of these mutations',
	'12.2': 'products cannot be allowed to be free',
	'12.8': 'a line that is in stock says nothing of that',
	'13.4': 'only a refused session is tried as a guest; other failures are tried again later (rule 13.24)',
	'14.2': 'the settings refuse a store view without a country, in place of a line in the log',
	'14.14': 'there are no retired actions',
};
