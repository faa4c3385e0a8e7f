import { cartCreate } from '@pasaz/kernel/contract/cart';
import { ApiError } from '@pasaz/kernel/errors';
import type { CartCall } from './cart-call.ts';
import { cartSettings } from './settings.ts';

/**
 * Opens the account's cart, or a guest's new one. Where a session is refused for good, the shopper goes on as a guest.
 * @returns the cart's id
 * @throws what `api.call` throws
 */
export async function connect(call: CartCall): Promise<string> {
	const { shop, signal, device } = call;
	const session = device.session();
	try {
		const cartId = await shop.api.call(cartCreate, { signal });
		device.bypasses = 0;
		// who logged in or out meanwhile has another cart
		return device.session() === session ? cartId : await connect(call);
	} catch (error) {
		const mayBypass =
			error instanceof ApiError &&
			error.status === 401 &&
			device.bypasses < cartSettings(shop.storeView).maxCartBypassAttempts;
		if (!mayBypass) throw error;
		if (session !== null) await device.endSession(session);
		device.bypasses += 1;
		return connect(call);
	}
}
