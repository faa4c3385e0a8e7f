import type { Shop } from '@pasaz/kernel/composition/shop';
import type { CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import type { CartAddition } from '@pasaz/kernel/contract/slices';
import type { StockItem } from '@pasaz/kernel/contract/stock';
import { answerFirst } from '@pasaz/kernel/device/idle';
import { checksumOf, isSameLine, lineKey } from '@pasaz/kernel/domain/line-identity';
import { fetchMessages } from '@pasaz/kernel/i18n/messages';
import { $cart, addToCart, changeCart, keepCartNow, noteLine } from '@pasaz/kernel/stores/cart';
import { $notifications, dismiss, notify } from '@pasaz/kernel/stores/notifications';
import { askStock } from '../cart/check-stock.ts';
import { replaceLine } from '../cart/replace-line.ts';
import { stockOf } from '../cart/stock-answer.ts';
import { type AddingTexts, addingMessages } from '../messages/adding.ts';
import { cartSettings, takesOrders } from '../server-cart/settings.ts';
import { judgeProduct, type Verdict } from './judge-product.ts';

export function lineInCart(product: CartCandidate): CartLine | undefined {
	const identity = { ...product, checksum: checksumOf(product.productOption) };
	return $cart.get().lines.find((line) => isSameLine(line, identity));
}

/** ms for the server to say that a product has been sold since its page was made; then the shopper is answered without it. */
const STOCK_TIMEOUT = 1500;

async function stockNow({ api, storeView }: Buying, sku: string): Promise<StockItem | null> {
	if (!cartSettings(storeView).synchronizeStock) return null;
	const late = new Promise<null>((resolve) => {
		setTimeout(() => resolve(null), STOCK_TIMEOUT);
	});
	return Promise.race([askStock(api, sku), late]);
}

export interface Buying extends Pick<Shop, 'api' | 'translator' | 'storeView'> {
	toCheckout: () => void;
}

type Refused = Parameters<typeof notify>[0];

/** Notifications for a product that was not added; null when it was. */
export function refusalOf(verdict: Verdict, t: AddingTexts): Refused[] | null {
	switch (verdict.status) {
		case 'invalid':
			return verdict.messages.map((message) => ({ type: 'error', message }));
		case 'price-unknown':
			return [{ type: 'error', message: t.priceUnknown }];
		case 'out-of-stock':
			return [{ type: 'error', message: t.outOfStock }];
		case 'limit':
			return [{ type: 'warning', message: t.limit(verdict.max) }];
		default:
			return null;
	}
}

let refusals: readonly string[] = [];

/** Removes "choose a size" once a size was chosen. */
function dismissRefusals() {
	for (const { id, message } of $notifications.get()) if (refusals.includes(message)) dismiss(id);
}

async function answer(verdict: Verdict, shop: Buying, notifySuccess = notifyAdded): Promise<void> {
	const t = await fetchMessages(addingMessages, shop.translator);
	const refusal = refusalOf(verdict, t);
	notifyRefusals(refusal ?? []);
	if (!refusal) notifySuccess(verdict, t, shop);
}

/** Shows why something was not added, in place of the last refusal where there is nothing to refuse any more. */
export function notifyRefusals(found: readonly Refused[]): void {
	if (found.length === 0) dismissRefusals();
	for (const refusal of found) notify(refusal);
	refusals = found.map(({ message }) => message);
}

/** The way to the checkout, unless another system has it. */
export function checkoutAction({ goToCheckout: label }: AddingTexts, { storeView, toCheckout: run }: Buying) {
	return takesOrders(storeView) ? { action1: { label, run } } : {};
}

function notifyAdded(verdict: Verdict, t: AddingTexts, shop: Buying): void {
	const isUnsure = verdict.status === 'unsure' && !cartSettings(shop.storeView).allowOutOfStockInCart;
	if (isUnsure) notify({ type: 'warning', message: t.volatile });
	notify({ type: 'success', message: t.added, ...checkoutAction(t, shop) });
}

export interface Added extends CartAddition {
	/** Pieces that were there before. */
	inCart: number;
}

/**
 * Asks the server about the stock before "added" is said, because the page may be old, and takes out again what is not there.
 * @returns null where it has left the cart meanwhile
 */
export async function confirmStock({ product, quantity, inCart }: Added, shop: Buying): Promise<Verdict | null> {
	const stock = await stockNow(shop, product.sku);
	const line = lineInCart(product);
	if (!line) return null;
	const known = stock ? stockOf(stock, product) : {};
	const verdict = judgeProduct({ ...product, ...known }, { quantity, inCart });
	if (stock) noteLine(line, known);
	if (!isAdded(verdict)) addToCart(product, -quantity);
	// what the shop does not count is there by its word
	return stock && isAdded(verdict) ? { status: 'ok' } : verdict;
}

async function confirm(added: Added, shop: Buying): Promise<void> {
	const verdict = await confirmStock(added, shop);
	if (verdict) await answer(verdict, shop);
}

export function isAdded({ status }: Verdict): boolean {
	return status === 'ok' || status === 'unsure';
}

/** Puts a product into the cart as soon as the device keeps it. The shopper is told when the server has said whether it is there. */
export async function putInCart(addition: CartAddition, shop: Buying): Promise<void> {
	const { product, quantity } = addition;
	// without that code, which a connection may be too bad for, the page keeps the cart while it is open
	await keepCartNow().catch(() => undefined);
	const inCart = lineInCart(product)?.qty ?? 0;
	const verdict = judgeProduct(product, { quantity, inCart });
	if (!isAdded(verdict)) return answer(verdict, shop);
	addToCart(product, quantity);
	answerFirst(confirm({ ...addition, inCart }, shop)).catch((error: unknown) =>
		console.warn('The added product could not be confirmed', error),
	);
}

interface CartChange {
	product: CartCandidate;
	line: CartLine;
}

/** Saves another choice of a line's product, if the shop has as many of it, and leads back to the cart. */
export async function changeLine({ product, line }: CartChange, shop: Buying): Promise<void> {
	const stock = await stockNow(shop, product.sku);
	const known = { ...product, ...(stock && stockOf(stock, product)) };
	const joined = lineInCart(product);
	const inCart = joined && lineKey(joined) !== lineKey(line) ? joined.qty : 0;
	const verdict = judgeProduct(known, { quantity: line.qty, inCart });
	if (isAdded(verdict)) changeCart((cart, id) => replaceLine(cart, line, known, id));
	await answer(verdict, shop, (_, t) => {
		notify({ type: 'success', message: t.changed });
		shop.toCheckout();
	});
}
