import { takeStartPage } from '@pasaz/kernel/analytics/start-page';
import { cartSaveStartPageUrl } from '@pasaz/kernel/contract/start-page';
import type { CartCall } from './cart-call.ts';

/** Sends the first address of the visit once; failures are logged only (rule 13.18). */
export async function sendStartPage({ shop }: Pick<CartCall, 'shop'>, cartId: string): Promise<void> {
	const kept = takeStartPage();
	if (kept === null) return;
	try {
		const body = cartSaveStartPageUrl.body.parse(JSON.parse(kept));
		await shop.api.call(cartSaveStartPageUrl, { query: { cartId }, body });
	} catch (error) {
		console.warn('The start page could not be sent', error);
	}
}
