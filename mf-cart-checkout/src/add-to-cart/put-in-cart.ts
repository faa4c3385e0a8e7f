import type { CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import { addLine, lineOf } from '@pasaz/kernel/domain/cart';
import { isSameLine } from '@pasaz/kernel/domain/line-identity';
import { fetchMessages, type Translator } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/network/api';
import { $cart, updateLines } from '@pasaz/kernel/stores/cart';
import { $notifications, dismiss, notify } from '@pasaz/kernel/stores/notifications';
import { stockOf } from '../cart/stock-answer.ts';
import { type AddingTexts, addingMessages } from '../messages/adding.ts';
import { judgeProduct, type Verdict } from './judge-product.ts';

function judge(product: CartCandidate, quantity: number) {
	const line = lineOf(product, quantity);
	const inCart = $cart.get().lines.find((other) => isSameLine(other, line))?.qty ?? 0;
	return judgeProduct(product, { quantity, inCart });
}

/** Asks the server where the page does not know the stock. */
async function settle(api: Api, product: CartCandidate, quantity: number): Promise<[CartCandidate, Verdict]> {
	const verdict = judge(product, quantity);
	if (verdict.status !== 'unsure') return [product, verdict];
	const { askStock } = await import('../cart/check-stock.ts');
	const stock = await askStock(api, product.sku);
	if (!stock) return [product, verdict];
	const known = { ...product, ...stockOf(stock) };
	const settled = judge(known, quantity);
	return [known, settled.status === 'unsure' ? { status: 'ok' } : settled];
}

/** What is done once the shopper has been answered: the server's word on the stock, without which checkout asks again. */
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

interface Wanted {
	product: CartCandidate;
	quantity: number;
}

interface Buying {
	api: Api;
	translator: Translator;
	toCheckout: () => void;
}

function put({ product, quantity }: Wanted, api: Api) {
	const line = lineOf(product, quantity);
	updateLines((lines) => addLine(lines, line));
	void correctLater(api, line);
}

/** Why a product was not put into the cart; null where it was. */
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

/** What the shopper was last refused for. */
let refusals: readonly string[] = [];

/** Whoever was asked for a size and has chosen one is not asked any more. */
function takeBackRefusals() {
	for (const { id, message } of $notifications.get()) if (refusals.includes(message)) dismiss(id);
}

/** Puts a product into the cart and tells the shopper how it went. */
export async function putInCart(wanted: Wanted, { api, translator, toCheckout }: Buying): Promise<void> {
	const [product, verdict] = await settle(api, wanted.product, wanted.quantity);
	const isIn = verdict.status === 'ok' || verdict.status === 'unsure';
	if (isIn) put({ ...wanted, product }, api);
	const text = await fetchMessages(addingMessages, translator);
	const refusal = refusalOf(verdict, text) ?? [];
	refusal.forEach(notify);
	if (isIn) takeBackRefusals();
	refusals = refusal.map(({ message }) => message);
	if (!isIn) return;
	notify({ type: 'success', message: text.added, action1: { label: text.goToCheckout, run: toCheckout } });
}
