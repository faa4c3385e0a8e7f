import type { CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import { checksumOf, isSameLine } from '@pasaz/kernel/domain/line-identity';
import { fetchMessages, type Translator } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/network/api';
import { $cart, addToCart } from '@pasaz/kernel/stores/cart';
import { $notifications, dismiss, notify } from '@pasaz/kernel/stores/notifications';
import { stockOf } from '../cart/stock-answer.ts';
import { type AddingTexts, addingMessages } from '../messages/adding.ts';
import { judgeProduct, type Verdict } from './judge-product.ts';

function lineInCart(product: CartCandidate): CartLine | undefined {
	const identity = { ...product, checksum: checksumOf(product.productOption) };
	return $cart.get().lines.find((line) => isSameLine(line, identity));
}

function judge(product: CartCandidate, quantity: number) {
	const inCart = lineInCart(product)?.qty ?? 0;
	return judgeProduct(product, { quantity, inCart });
}

/** Asks the server when the page does not know the stock. */
async function judgeWithStock(api: Api, product: CartCandidate, quantity: number): Promise<[CartCandidate, Verdict]> {
	const verdict = judge(product, quantity);
	if (verdict.status !== 'unsure') return [product, verdict];
	const { askStock } = await import('../cart/check-stock.ts');
	const stock = await askStock(api, product.sku);
	if (!stock) return [product, verdict];
	const known = { ...product, ...stockOf(stock) };
	const verdictNow = judge(known, quantity);
	return [known, verdictNow.status === 'unsure' ? { status: 'ok' } : verdictNow];
}

/** Runs after the answer to the shopper; if it fails, the checkout checks the stock again. */
async function correctLater(api: Api, line: CartLine) {
	try {
		const [{ rememberStartPage }, { correctStock }] = await Promise.all([
			import('../server-cart/start-page.ts'),
			import('../cart/check-stock.ts'),
		]);
		rememberStartPage();
		await correctStock(api, line);
	} catch (error) {
		console.warn('The stock could not be checked', error);
	}
}

interface CartAddition {
	product: CartCandidate;
	quantity: number;
}

interface Buying {
	api: Api;
	translator: Translator;
	toCheckout: () => void;
}

function put({ product, quantity }: CartAddition, api: Api) {
	addToCart(product, quantity);
	const line = lineInCart(product);
	if (line) void correctLater(api, line);
}

/** Notifications for a product that was not added; null when it was. */
function refusalOf(verdict: Verdict, text: AddingTexts): Parameters<typeof notify>[0][] | null {
	switch (verdict.status) {
		case 'invalid':
			return verdict.messages.map((message) => ({ type: 'error', message }));
		case 'price-unknown':
			return [{ type: 'error', message: text.priceUnknown }];
		case 'out-of-stock':
			return [{ type: 'error', message: text.outOfStock }];
		case 'limit':
			return [{ type: 'warning', message: text.limit(verdict.max) }];
		default:
			return null;
	}
}

/** Messages of the last refusal. */
let refusals: readonly string[] = [];

/** Removes "choose a size" once a size was chosen. */
function dismissRefusals() {
	for (const { id, message } of $notifications.get()) if (refusals.includes(message)) dismiss(id);
}

/** Adds a product to the cart and notifies the shopper of the outcome. */
export async function putInCart(addition: CartAddition, { api, translator, toCheckout }: Buying): Promise<void> {
	const [product, verdict] = await judgeWithStock(api, addition.product, addition.quantity);
	const isIn = verdict.status === 'ok' || verdict.status === 'unsure';
	if (isIn) put({ ...addition, product }, api);
	const text = await fetchMessages(addingMessages, translator);
	const refusal = refusalOf(verdict, text) ?? [];
	refusal.forEach(notify);
	if (isIn) dismissRefusals();
	refusals = refusal.map(({ message }) => message);
	if (!isIn) return;
	notify({ type: 'success', message: text.added, action1: { label: text.goToCheckout, run: toCheckout } });
}
