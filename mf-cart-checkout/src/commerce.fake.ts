import type { PaymentMethod, ServerCartItem } from '@pasaz/kernel/contract/cart';
import { LineOps } from '@pasaz/kernel/contract/line-ops';
import { OrderRequest } from '@pasaz/kernel/contract/order';
import { ProductOption } from '@pasaz/kernel/contract/product-option';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import type { TierPrice } from '@pasaz/kernel/contract/tier-price';
import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { addTo, lastOpOf, mergeOps, NO_OP, NO_OPS, nextOpId, quantityOf, setTo } from '@pasaz/kernel/domain/line-ops';
import { priceTiers } from '@pasaz/kernel/domain/price';
import { tieredPrice } from '@pasaz/kernel/domain/price-tiers';
import { ApiError } from '@pasaz/kernel/errors';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { createApi } from '@pasaz/kernel/network/api';
import { type Authorization, sessionOf } from '@pasaz/kernel/network/authorization';
import { $user, accessToken } from '@pasaz/kernel/stores/user';
import * as z from 'zod/mini';
import { COURIER, KNOWN, SANDBOX, SHIRT_DOCUMENT, SOCKS_DOCUMENT, totalsItem, totalsOf } from './checkout.fixture.ts';

type Reply = { code: number; result: unknown; meta?: unknown };
interface FakeRequest {
	path: string;
	query: URLSearchParams;
	body: unknown;
	key: string;
	token: string | undefined;
}

const Change = z.object({ cartItem: z.object({ sku: z.string(), qty: z.number(), item_id: z.optional(z.int()) }) });
const SentLine = z.object({ sku: z.string(), product_option: z.optional(ProductOption), ops: LineOps });
const SentLines = z.object({ lines: z.array(SentLine) });
type Named = Pick<z.infer<typeof SentLine>, 'sku' | 'product_option'>;

const keyOf = ({ sku, product_option }: Named) => lineKey({ sku, productOption: product_option });
const Removal = z.object({ cartItem: z.object({ item_id: z.int() }) });
const UUIDS = ['3f0c6a52-1f4e-4c77-9c3e-2b7c1f7a9e10', '9d2b8a11-5a3e-4a0f-8f0e-0d5f5a1c7b22'];

const no = (code: number, errorCode: string, details = {}): Reply => ({
	code,
	result: { errorMessage: errorCode, errorCode, ...details },
});

/** Carts of different shops have different ids. */
let shops = 0;

/**
 * A commerce API in memory: carts, orders that are placed once per key, one account. `prices` are gross grosze by sku, the same as
 * the fixtures' at first; `sku` of a variant may come as its parent's.
 */
export function fakeCommerce() {
	shops += 1;
	const number = shops;
	const carts = new Map<string, ServerCartItem[]>();
	const orders = new Map<string, { words: string; reply: Reply }>();
	const asked: string[] = [];
	const sent: { path: string; body: unknown }[] = [];
	/** What each order came to, in decimal units. */
	const sums = new Map<string, number>();
	/** The coupon of each cart. */
	const couponOf = new Map<string, string>();
	const shop = {
		prices: { 'SWIT-M': 24900, MGLA: 5999 } as Record<string, number>,
		stock: { 'SWIT-M': 5, MGLA: 5 } as Record<string, number>,
		tiers: {} as Record<string, TierPrice[]>,
		/** Gross grosze that the delivery costs. */
		delivery: 0,
		/** Removed lines that it tells of. */
		mostRemovals: 1_000,
		/** Whether nothing of what it sells is shipped. */
		isVirtual: false,
		account: null as string | null,
		/** Percent by coupon that counts. */
		coupons: {} as Record<string, number>,
		/** Whether it merges operations; other back ends know single items only. */
		keepsOperations: true,
		/** Called before each answer; what it returns is answered instead, `lost` after the work is done. */
		disturb: (_: string): Reply | 'down' | 'lost' | undefined => undefined,
	};

	/** What is known of each line of each cart, by `lineKey`. */
	const opsOf = new Map<string, Map<string, Named & { ops: LineOps }>>();
	let lastItemId = 0;
	const priceOf = (sku: string, qty = 1) => tieredPrice(shop.prices[sku] ?? 0, priceTiers(shop.tiers[sku]), qty);
	const opsIn = (cartId: string) => opsOf.get(cartId) ?? new Map<string, Named & { ops: LineOps }>();
	const knownOps = (cartId: string, named: Named) => opsIn(cartId).get(keyOf(named))?.ops ?? NO_OPS;
	function keepLine(cartId: string, { sku, product_option }: Named, ops: LineOps) {
		const named = { sku, ...(product_option && { product_option }) };
		opsOf.set(cartId, new Map([...opsIn(cartId), [keyOf(named), { ...named, ops }]]));
		const items = carts.get(cartId) ?? [];
		const qty = quantityOf(ops);
		const known = items.find((item) => keyOf(item) === keyOf(named));
		if (!known) lastItemId += 1;
		const item_id = known?.item_id ?? lastItemId;
		const own = { item_id, quote_id: cartId, ...named, qty };
		const item = {
			...own,
			name: sku,
			price: priceOf(sku, qty) / 100,
			...(shop.tiers[sku] && { tier_prices: shop.tiers[sku] }),
			product_type: 'simple',
			...(shop.isVirtual && { virtual: true }),
		};
		const others = items.filter((other) => other !== known);
		carts.set(cartId, qty === 0 ? others : known ? items.map((one) => (one === known ? item : one)) : [...items, item]);
		return item;
	}
	function changeTo(cartId: string, sku: string, qty: number) {
		const before = knownOps(cartId, { sku });
		return keepLine(cartId, { sku }, setTo(qty, nextOpId(lastOpOf(before), Date.now(), 'server')));
	}
	function merge(cartId: string, body: unknown): Reply {
		const { lines } = SentLines.parse(body);
		const isSold = ({ sku, ops }: (typeof lines)[number]) => sku in shop.prices || quantityOf(ops) === 0;
		for (const line of lines.filter(isSold)) keepLine(cartId, line, mergeOps(knownOps(cartId, line), line.ops));
		const items = (carts.get(cartId) ?? []).map((item) => ({ ...item, ops: knownOps(cartId, item) }));
		const gone = [...opsIn(cartId).values()].filter(({ ops }) => quantityOf(ops) === 0);
		const removed = gone.slice(0, shop.mostRemovals);
		const unsold = lines.filter((line) => !isSold(line));
		const refused = unsold.map(({ ops: _, ...named }) => ({ ...named, code: 'product-unavailable' }));
		return { code: 200, result: { items, removed, refused } };
	}
	function change(cartId: string, body: unknown): Reply {
		const { cartItem } = Change.parse(body);
		const sku = cartItem.sku === 'SWIT' ? 'SWIT-M' : cartItem.sku;
		if (!(sku in shop.prices)) return no(422, 'product-unavailable');
		return { code: 200, result: changeTo(cartId, sku, cartItem.qty) };
	}
	function remove(cartId: string, body: unknown): Reply {
		const { item_id } = Removal.parse(body).cartItem;
		const item = (carts.get(cartId) ?? []).find((candidate) => candidate.item_id === item_id);
		if (item) changeTo(cartId, item.sku, 0);
		return { code: 200, result: true };
	}
	function applyCoupon(cartId: string, coupon: string): Reply {
		if (!(coupon in shop.coupons)) return no(404, 'coupon-unknown');
		couponOf.set(cartId, coupon);
		return { code: 200, result: true };
	}
	/** A coupon that is no longer valid is removed without an error. */
	function countedCoupon(cartId: string): string | undefined {
		const coupon = couponOf.get(cartId);
		if (coupon === undefined || coupon in shop.coupons) return coupon;
		couponOf.delete(cartId);
		return undefined;
	}
	function quote(cartId: string): Reply {
		const items = carts.get(cartId) ?? [];
		const goods = items.reduce((sum, { sku, qty }) => sum + (priceOf(sku, qty) * qty) / 100, 0);
		const rows = items.map(({ item_id, sku, qty }) =>
			totalsItem(item_id, priceOf(sku, qty) / 100, { sku, name: sku, qty }),
		);
		const payments: PaymentMethod[] = [SANDBOX, KNOWN.payment];
		const coupon_code = countedCoupon(cartId);
		const off = coupon_code === undefined ? 0 : (goods * (shop.coupons[coupon_code] ?? 0)) / 100;
		const shipping_incl_tax = shop.delivery / 100;
		const grand_total = goods - off + shipping_incl_tax;
		const sums = { items: rows, grand_total, shipping_incl_tax };
		const totals = totalsOf(goods, { ...sums, ...(coupon_code && { coupon_code }) });
		return { code: 200, result: { payment_methods: payments, totals } };
	}
	/** What an order comes to, in decimal units. */
	function priceOfOrder({ products, cart_id, coupon = countedCoupon(cart_id) ?? '' }: OrderRequest): number {
		const goods = products.reduce((sum, { sku, qty }) => sum + priceOf(sku, qty) * qty, 0);
		const percent = shop.coupons[coupon] ?? 0;
		return Math.round(goods * (1 - percent / 100) + shop.delivery) / 100;
	}
	function sell(request: OrderRequest): Reply {
		const { products, cart_id, cart_operation, expected_total, coupon = couponOf.get(cart_id) } = request;
		if (coupon !== undefined && !(coupon in shop.coupons)) {
			couponOf.delete(cart_id);
			const totals = totalsOf(priceOfOrder({ ...request, coupon: '' }));
			return no(409, 'coupon-unavailable', { couponError: 'coupon-used', totals });
		}
		if (products.some(({ sku, qty }) => (shop.stock[sku] ?? 0) < qty)) return no(409, 'out-of-stock');
		if (products.some(({ sku, qty, price }) => Math.round(price * 100) !== priceOf(sku, qty))) {
			const items = products.map(({ sku, qty }, index) => totalsItem(index + 1, priceOf(sku, qty) / 100, { sku, qty }));
			const goods = products.reduce((sum, { sku, qty }) => sum + (priceOf(sku, qty) * qty) / 100, 0);
			return no(409, 'price-changed', { totals: totalsOf(goods, { items }) });
		}
		const grand_total = priceOfOrder(request);
		const more = grand_total - (expected_total ?? grand_total);
		if (more > 0.004 || (more < -0.004 && request.coupon === undefined)) {
			return no(409, 'total-changed', { totals: totalsOf(grand_total) });
		}
		for (const { sku, qty } of products) shop.stock[sku] = (shop.stock[sku] ?? 0) - qty;
		for (const { qty, ...line } of products)
			keepLine(cart_id, line, mergeOps(knownOps(cart_id, line), addTo(NO_OPS, -qty, cart_operation ?? NO_OP)));
		const backendOrderId = UUIDS[orders.size] ?? '';
		sums.set(backendOrderId, grand_total);
		return { code: 200, result: { backendOrderId, magentoOrderId: '1', orderNumber: '1', transferedAt: '' } };
	}
	function order({ body, key }: FakeRequest): Reply {
		const words = JSON.stringify(body);
		const known = orders.get(key);
		if (known) return known.words === words ? known.reply : no(422, 'idempotency-key-reused');
		const reply = sell(OrderRequest.parse(body));
		if (reply.code === 200) orders.set(key, { words, reply });
		return reply;
	}
	function paymentOf(path: string): Reply {
		const uuid = path.split('/').at(-2) ?? '';
		const grand_total = sums.get(uuid);
		if (grand_total === undefined) return no(404, 'not-found');
		const named = { uuid, order_number: '1', created_at: '', status: 'on-delivery', method_code: '', method_title: '' };
		const sum = {
			grand_total,
			shipping_amount: shop.delivery / 100,
			currency: 'PLN',
			products: [],
			redirect_url: null,
		};
		return { code: 200, result: { ...named, ...sum } };
	}
	function stockOf(skus: string) {
		const result = skus.split(',').map((sku) => ({
			item_id: 1,
			product_id: 1,
			sku,
			qty: shop.stock[sku] ?? 0,
			is_in_stock: (shop.stock[sku] ?? 0) > 0,
			manage_stock: true,
			min_sale_qty: 1,
			max_sale_qty: 99,
		}));
		return { code: 200, result };
	}
	function openCart(token: string | undefined): Reply {
		const id = token ? `cart-of-${token}-${number}` : `cart-${number}-${carts.size}`;
		if (!carts.has(id)) carts.set(id, []);
		return { code: 200, result: id };
	}
	/** Documents of the catalogue by what a search names. */
	function find(body: unknown) {
		const wanted = JSON.stringify(body);
		const simple = Object.keys(shop.prices).filter((sku) => sku !== 'SWIT-M');
		const hits = wanted.includes('configurable_children.sku')
			? [SHIRT_DOCUMENT]
			: simple.map((sku, index) => ({
					...{ ...SOCKS_DOCUMENT, id: 12 + index, sku, skus: [sku] },
					price_incl_tax: priceOf(sku) / 100,
				}));
		return { hits: hits.filter(({ skus }) => skus.some((sku) => wanted.includes(`"${sku}"`))), total: hits.length };
	}
	const user = () => ({ ...HANNA, email: shop.account ?? '' });
	function answer(call: FakeRequest): Reply {
		const cartId = call.query.get('cartId') ?? '';
		if (call.path.startsWith('/api/cart/') && cartId && !carts.has(cartId)) return no(404, 'cart-not-found');
		switch (call.path) {
			case '/api/cart/create':
				return openCart(call.token);
			case '/api/cart/pull':
				return { code: 200, result: carts.get(cartId) };
			case '/api/cart/sync':
				return shop.keepsOperations ? merge(cartId, call.body) : no(404, 'not-found');
			case '/api/cart/update':
				return change(cartId, call.body);
			case '/api/cart/delete':
				return remove(cartId, call.body);
			case '/api/cart/apply-coupon':
				return applyCoupon(cartId, call.query.get('coupon') ?? '');
			case '/api/cart/delete-coupon':
				return { code: 200, result: couponOf.delete(cartId) || true };
			case '/api/cart/save-start-page-url':
				return { code: 200, result: true };
			case '/api/cart/shipping-methods':
				return { code: 200, result: [COURIER] };
			case '/api/cart/shipping-information':
				return quote(cartId);
			case '/api/stock/list':
				return stockOf(call.query.get('skus') ?? '');
			case '/api/stock/check':
				return { code: 200, result: stockOf(call.query.get('sku') ?? '').result[0] };
			case '/api/order':
				return order(call);
			case '/api/user/create':
				if (shop.account) return no(409, 'email-taken');
				shop.account = 'hanna@poczta.pl';
				return { code: 200, result: user() };
			case '/api/user/login':
				return { code: 200, result: 'access', meta: { refreshToken: 'refresh' } };
			case '/api/user/me':
				return { code: 200, result: user() };
			default:
				return call.path.endsWith('/payment') ? paymentOf(call.path) : no(404, 'not-found');
		}
	}
	async function fetch(input: string | URL | Request, init: RequestInit = {}) {
		const url = new URL(String(input), 'https://shop.example');
		const headers = new Headers(init.headers);
		asked.push(url.pathname);
		const disturbed = shop.disturb(url.pathname);
		if (disturbed === 'down') throw new TypeError('fetch failed');
		const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
		sent.push({ path: url.pathname, body });
		const call = {
			path: url.pathname,
			query: url.searchParams,
			body,
			key: headers.get('idempotency-key') ?? '',
			token: headers.get('authorization') ?? undefined,
		};
		if (call.path === '/api/catalog/search' && !disturbed) return Response.json(find(body));
		const reply = typeof disturbed === 'object' ? disturbed : answer(call);
		if (disturbed === 'lost') throw new TypeError('fetch failed');
		return Response.json(reply, { status: reply.code });
	}

	const renew = () => Promise.reject(new ApiError('no other token', { status: 401, code: 'session-over' }));
	const apiFor = (current: Authorization['current']) =>
		createApi({ baseUrl: '', timeout: 1000, fetch, authorization: { current, renew } });
	const idOf = (token: string | undefined) => (token === undefined ? null : 'login');
	const translator = createTranslator('pl-PL');
	/** Another device, with a session of its own. */
	const callerOf = (token: () => string | undefined) => ({
		api: apiFor(() => sessionOf({ session: idOf(token()), refreshToken: null, current: null }, token() ?? null)),
		translator,
		storeView: POLAND,
	});
	const caller = { api: apiFor(() => sessionOf($user.get(), accessToken())), translator, storeView: POLAND };
	const called = (path: string) => asked.filter((one) => one === path).length;
	return { number, shop, carts, couponOf, orders, asked, sent, called, caller, callerOf };
}
