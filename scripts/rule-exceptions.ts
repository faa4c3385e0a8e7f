/** Rules that the shop does not keep, each with what it does in their place. Nothing holds them. */
export const NOT_KEPT: Record<string, string> = {
	'11.8': 'one line is removed at a time, by an operation (rule 13.20); there is no removal of unconfirmed lines',
	'11.14': 'operations (rule 13.19) took the place of these mutations',
	'14.14': 'there are no retired actions',
	'19.4':
		'addresses of tasks have no placeholders: no call of the cart is left to the queue, and the token goes by header',
	'19.7': 'the handler that a task names tells the shopper how it ended, in words of its own',
	'27.34':
		'the lockfile and the named install scripts are there, but no age of seven days: pnpm would ask the registry about all packages at each install, also without a network',
};

/** Rules that are held, but for a part. */
export const KEPT_IN_PART: Record<string, string> = {
	'7.4':
		'the bestsellers are in the merchant’s order (`order_priority`): by `created_at` they would be the new products',
	'11.1':
		'the parts of the state are named otherwise, and totals and methods are kept apart from the cart (rule 14.17)',
	'11.2': 'the fields of a line are named otherwise (prevQty, serverItemId, serverCartId)',
	'12.2': 'products cannot be allowed to be free',
	'13.4': 'only a refused session is tried as a guest; other failures are tried again later (rule 13.24)',
	'14.2': 'the settings refuse a store view without a country, in place of a line in the log',
	'15.4':
		'no way to pay asks for more, so that the form has no `paymentMethodAdditional`; the contract takes it from other clients',
	'15.6': 'the words are others: “You are buying without an account.”',
	'15.14': 'the words are others: “Pay now”, “Cancel”',
	'16.2': 'the words are in two parts: a title, and what becomes of the order',
	'17.12': 'with Facebook only `token` and `type` are posted: nothing in the browser knows more of the shopper',
	'19.1': 'a task has no fields for times, acknowledgement, silence and kept results, which nothing would read',
	'19.2': 'an answer stays until the handler that the task names has got it; no other answer is kept',
	'20.6': 'the words are the shop’s own for the kind of failure, not the text of the error',
	'24.4': 'the path of the search cannot be configured',
	'26.34': 'all of them take an hour and a half on 2 cores, of which the soak is half an hour',
};
