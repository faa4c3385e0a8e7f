import type { CartAddition } from '@pasaz/kernel/contract/slices';
import { answerFirst } from '@pasaz/kernel/device/idle';
import { fetchMessages } from '@pasaz/kernel/i18n/messages';
import { addToCart, keepCartNow } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { type AddingTexts, addingMessages } from '../messages/adding.ts';
import { judgeProduct, type Verdict } from './judge-product.ts';
import {
	type Added,
	type Buying,
	checkoutAction,
	confirmStock,
	isAdded,
	lineInCart,
	notifyRefusals,
	refusalOf,
} from './put-in-cart.ts';

interface Judged {
	part: Added;
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

async function confirmPart(part: Added, shop: Buying): Promise<Judged> {
	return { part, verdict: (await confirmStock(part, shop)) ?? { status: 'ok' } };
}

async function confirm(parts: readonly Added[], t: AddingTexts, shop: Buying): Promise<void> {
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
	answerFirst(confirm(parts, t, shop)).catch((error: unknown) =>
		console.warn('The added products could not be confirmed', error),
	);
}
