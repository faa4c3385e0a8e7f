import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { orders } from '../../platform/database/schema/sales.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { orderOfSecret } from '../mail-links/order-links.ts';
import { invitedOrder } from './invitations.ts';
import { reviewedIn } from './order-routes.ts';
import { productsOfOrder } from './ordered-products.ts';

interface Guest {
	email: string;
	secret: string;
	productId: number;
}

/** Whether a guest may review a product by an order: its secret, its address, and the product among what was ordered. */
export async function mayReviewByOrder(db: Database, { email, secret, productId }: Guest, now: Date): Promise<boolean> {
	const orderUuid = await orderOfSecret(db, secret, now);
	if (!orderUuid) return false;
	const [order] = await db.select().from(orders).where(eq(orders.uuid, orderUuid));
	if (order?.email.toLowerCase() !== email.toLowerCase()) return false;
	try {
		const invited = await invitedOrder(db, { orderUuid, orderSecret: secret }, now);
		const ordered = await productsOfOrder(db, orderUuid, order.storeCode);
		return (
			ordered.some((product) => product.product_id === productId) && !(await reviewedIn(db, invited)).has(productId)
		);
	} catch (error) {
		if (error instanceof Refusal) return false;
		throw error;
	}
}
