import { expect, type Page } from '@playwright/test';
import { addTo, NO_OPS, opId } from '../../shared-kernel/src/domain/line-ops.ts';
import type { StoredCart } from '../../shared-kernel/src/domain/stored-cart.ts';
import { addToCart, alive, chooseVariant } from './shopper.ts';

const CART = 'shop/cart/current-cart';
/** Carts of one piece as devices of this worker kept them, by what was put in. */
const kept = new Map<string, StoredCart>();

/** The cart as if it was made just now, and no server had heard of it. */
function madeAnew(cart: StoredCart): StoredCart {
	const id = opId(Date.now(), crypto.randomUUID());
	const lines = cart.lines.map(({ serverItemId: _, serverCartId: __, prevQty: ___, ...line }) => {
		return { ...line, ops: addTo(NO_OPS, 1, id), qty: 1, place: id, at: id };
	});
	return { ...cart, lines, serverToken: null, owner: null };
}

async function isInStock({ request }: Page, { lines }: StoredCart): Promise<boolean> {
	const answer = await request.get(`/api/stock/check?sku=${lines[0]?.sku}`);
	return (await answer.json()).result.qty > 0;
}

/** @returns whether it was put there: a device that knows a cart would merge the two */
async function putOnDevice(page: Page, cart: StoredCart): Promise<boolean> {
	await page.goto('/robots.txt');
	return page.evaluate(
		([name, text]) => {
			if (Object.keys(localStorage).some((other) => other.includes('cart/'))) return false;
			localStorage.setItem(name, text);
			return true;
		},
		[CART, JSON.stringify(madeAnew(cart))] as const,
	);
}

async function putIn(page: Page, path: string, colour: string | undefined): Promise<void> {
	await page.goto(path);
	if (colour) await chooseVariant(page, colour);
	else await alive(page);
	await addToCart(page);
}

/** Has a piece in the Polish cart: the first test of a worker puts it in, later ones begin with what its device kept. */
export async function haveInCart(page: Page, path: string, colour?: string): Promise<void> {
	const what = `${path} ${colour}`;
	const cart = kept.get(what);
	if (cart && (await isInStock(page, cart)) && (await putOnDevice(page, cart))) return;
	await putIn(page, path, colour);
	const stored = () => page.evaluate((name) => localStorage.getItem(name) ?? '', CART);
	await expect.poll(stored).toContain('"lines":[{');
	const made: StoredCart = JSON.parse(await stored());
	if (made.lines.length === 1) kept.set(what, made);
}
