import { useShop } from '@pasaz/kernel/composition/shop';
import type { CartCandidate, CartLine } from '@pasaz/kernel/contract/cart-line';
import { addLine, lineOf } from '@pasaz/kernel/domain/cart';
import { isSameLine } from '@pasaz/kernel/domain/line-identity';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { Api } from '@pasaz/kernel/platform/api';
import { pathTo } from '@pasaz/kernel/routes';
import { $cart, updateLines } from '@pasaz/kernel/stores/cart';
import { notify } from '@pasaz/kernel/stores/notifications';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CART_RULES } from '../cart-rules.ts';
import { addToCartMessages } from '../messages/add-to-cart.ts';
import { stockOf } from '../stock/stock-answer.ts';
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
	const { askStock } = await import('../stock/check-stock.ts');
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
			import('../stock/check-stock.ts'),
		]);
		rememberStartPage();
		await correctStock(api, line);
	} catch (error) {
		console.warn('The stock could not be checked', error);
	}
}

/** Puts a product into the cart and tells the shopper how it went. */
export function useAddToCart(product: CartCandidate, quantity: number) {
	const { api } = useShop();
	const text = useMessages(addToCartMessages);
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);

	const put = (candidate: CartCandidate) => {
		const line = lineOf(candidate, quantity);
		updateLines((lines) => addLine(lines, line));
		const run = () => void navigate(pathTo('checkout'));
		notify({ type: 'success', message: text.added, action1: { label: text.goToCheckout, run } });
		void correctLater(api, line);
	};
	const refuse = (message: string) => notify({ type: 'error', message });
	const act = (candidate: CartCandidate, verdict: Verdict) => {
		if (verdict.status === 'invalid') return verdict.messages.forEach(refuse);
		if (verdict.status === 'price-unknown') return refuse(text.priceUnknown);
		if (verdict.status === 'out-of-stock') return refuse(text.outOfStock);
		if (verdict.status === 'limit') return notify({ type: 'warning', message: text.limit(verdict.max) });
		put(candidate);
		if (verdict.status === 'unsure' && !CART_RULES.allowOutOfStock) notify({ type: 'warning', message: text.volatile });
	};
	const add = async () => {
		setBusy(true);
		try {
			act(...(await settle(api, product, quantity)));
		} finally {
			setBusy(false);
		}
	};
	return { busy, add };
}
