import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import * as carts from './carts.ts';
import { PAGES, SHIRTS, type Shirt } from './documents.ts';
import { type SearchRequest, search, urlMap } from './search.ts';

/** What a call may read: the last part of its path, its query, its body. */
interface Given {
	last: string;
	query: URLSearchParams;
	cartId: string;
	body: SearchRequest & { url: string; cartItem: { sku: string; qty: number } };
}

function stockOf({ id, sku, stock }: Shirt) {
	const limits = { manage_stock: true, min_sale_qty: 1, max_sale_qty: 99 };
	return { item_id: id, product_id: id, sku, qty: stock.qty, is_in_stock: stock.is_in_stock, ...limits };
}

const COURIER = {
	carrier_code: 'flat',
	method_code: 'flat',
	carrier_title: 'Courier',
	method_title: 'To your door',
	amount: 4,
	available: true,
	error_message: '',
	price_excl_tax: 4,
	price_incl_tax: 5,
};

/** They answer without the envelope. */
const BARE: Record<string, (given: Given) => unknown> = {
	'POST /api/catalog/search': ({ body }) => search(body),
	'POST /api/url/map': ({ body }) => urlMap(body.url),
};
/** A null is what is not there. */
const CALLS: Record<string, (given: Given) => unknown> = {
	'GET /api/ext/cms-data/url/:slug': ({ last }) => PAGES.find((page) => page.url_key === last) ?? null,
	'GET /api/stock/check': ({ query }) => SHIRTS.filter(({ sku }) => sku === query.get('sku')).map(stockOf)[0] ?? null,
	'GET /api/stock/list': ({ query }) =>
		SHIRTS.filter(({ sku }) => query.get('skus')?.split(',').includes(sku)).map(stockOf),
	'POST /api/cart/create': carts.create,
	'GET /api/cart/pull': ({ cartId }) => carts.pull(cartId),
	'POST /api/cart/update': ({ cartId, body }) => carts.update(cartId, body.cartItem),
	'POST /api/cart/delete': ({ cartId, body }) => carts.remove(cartId, body.cartItem),
	'GET /api/cart/shipping-countries': () => [{ id: 'GB', name: 'United Kingdom' }],
	'POST /api/cart/shipping-methods': () => [COURIER],
	'POST /api/cart/shipping-information': ({ cartId }) => ({
		payment_methods: [{ code: 'cod', title: 'Cash on delivery' }],
		totals: carts.totals(cartId),
	}),
};

/** Every call that the back end answers, as the contract writes it. */
export const ANSWERED = Object.keys({ ...BARE, ...CALLS });

function answerTo(call: string, given: Given): [status: number, body: unknown] {
	const bare = BARE[call];
	if (bare) return [200, bare(given)];
	const slug = call.replace(/[^/]+$/, ':slug');
	const result = (CALLS[call] ?? CALLS[slug])?.(given) ?? null;
	const code = result === null ? 404 : 200;
	return [code, { code, result: result ?? { errorMessage: 'There is no such thing.' } }];
}

async function serve(request: IncomingMessage, response: ServerResponse) {
	const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://back-end.test');
	if (pathname.startsWith('/img/')) {
		response.setHeader('Content-Type', 'image/svg+xml');
		return response.end('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>');
	}
	const body = request.headers['content-type'] ? await json(request) : {};
	const [last = '', cartId = ''] = [pathname.split('/').at(-1), query.get('cartId') ?? ''];
	const given = { last, query, cartId, body: body as Given['body'] };
	const [status, answer] = answerTo(`${request.method} ${pathname}`, given);
	response.writeHead(status, { 'Content-Type': 'application/json' });
	return response.end(JSON.stringify(answer));
}

export async function openForeignBackEnd() {
	const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	return {
		url: `http://127.0.0.1:${port}`,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
