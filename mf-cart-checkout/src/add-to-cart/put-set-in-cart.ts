import type { CartAddition } from '@pasaz/kernel/contract/slices';
import { fetchMessages } from '@pasaz/kernel/i18n/messages';
import { addToCart, keepCartNow, noteLine } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { stockOf } from '../cart/stock-answer.ts';
import { type AddingTexts, addingMessages } from '../messages/adding.ts';
import { judgeProduct, type Verdict } from './judge-product.ts';
import {
	type Buying,
	checkoutAction,
	isAdded,
	lineInCart,
	notifyRefusals,
	refusalOf,
	stockNow,
} from './put-in-cart.ts';

interface Part extends CartAddition {
	inCart: number;
}

interface Judged {
	part: Part;
	verdict: Verdict;
}

function refusalsOf(judged: readonly Judged[], t: AddingTexts) {
	return judged.flatMap(({ part, verdict }) =>
		(refusalOf(verdict, t) ?? []).map((refusal) => ({
			...refusal,
			message: `${part.product.name}: ${refusal.message}`,
		})),
	);
}

/** Asks for the stock of a part and takes it out again when there is not enough of it. */
async function confirmPart(part: Part, shop: Buying): Promise<Judged> {
	const { product, quantity } = part;
	const stock = await stockNow(shop, product.sku);
	const line = lineInCart(product);
	if (!line || !stock) return { part, verdict: { status: 'ok' } };
	const known = stockOf(stock, product);
	noteLine(line, known);
	const verdict = judgeProduct({ ...product, ...known }, part);
	if (!isAdded(verdict)) addToCart(product, -quantity);
	return { part, verdict };
}

async function confirm(parts: readonly Part[], t: AddingTexts, shop: Buying): Promise<void> {
	const judged = await Promise.all(parts.map((part) => confirmPart(part, shop)));
	const refused = judged.filter(({ verdict }) => !isAdded(verdict));
	notifyRefusals(refusalsOf(refused, t));
	if (refused.length === parts.length) return;
	const message = refused.length > 0 ? t.restAdded : t.setAdded;
	notify({ type: 'success', message, ...checkoutAction(t, shop) });
}

/** Puts the parts in together, and none while one cannot be bought; one that the server then calls sold out leaves the cart again. */
export async function putSetInCart(additions: readonly CartAddition[], shop: Buying): Promise<void> {
	await keepCartNow().catch(() => undefined);
	const t = await fetchMessages(addingMessages, shop.translator);
	const parts = additions.map((addition) => ({ ...addition, inCart: lineInCart(addition.product)?.qty ?? 0 }));
	const judged = parts.map((part) => ({ part, verdict: judgeProduct(part.product, part) }));
	const refusals = refusalsOf(judged, t);
	if (refusals.length > 0) return notifyRefusals(refusals);
	for (const { product, quantity } of parts) addToCart(product, quantity);
	confirm(parts, t, shop).catch((error: unknown) => console.warn('The added products could not be confirmed', error));
}
