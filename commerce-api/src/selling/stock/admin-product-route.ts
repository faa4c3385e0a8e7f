import { eq } from 'drizzle-orm';
import { lockCatalog } from '../../catalogue/catalog-state.ts';
import { changeOwnPrice, takeDuePrices } from '../../catalogue/prices/refresh-prices.ts';
import { adminProductCorrect } from '../../platform/admin-product-contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { products, stock } from '../../platform/database/schema/catalog.ts';
import type { Services } from '../../platform/database/services.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import { setStock } from './stock.ts';

export function adminProductRoute(route: Route, { db, now }: Services): void {
	route(adminProductCorrect, ({ body: { sku, stock: counted, price } }) =>
		db.transaction(async (tx) => {
			await lockCatalog(tx);
			// whoever held it before may have noted prices since the call came
			const at = now();
			await takeDuePrices(tx, at);
			const { product, own } = await findSold(tx, sku);
			if (counted) {
				const { qty, is_in_stock: isInStock = !isOffSale(own) } = counted;
				await setStock(tx, { row: own, qty, isInStock }, at);
			}
			if (price) {
				const changed = { id: product.id, regularPrice: price.regular, specialPrice: price.special ?? null };
				await changeOwnPrice(tx, changed, at);
			}
			return toAnswer(await findSold(tx, sku));
		}),
	);
}

/** @throws Refusal 404 also for what has no stock of its own */
async function findSold(tx: Database, sku: string) {
	const [found] = await tx
		.select({ product: products, own: stock })
		.from(products)
		.innerJoin(stock, eq(stock.productId, products.id))
		.where(eq(products.sku, sku));
	if (!found) throw notFound('Nothing with this sku has a stock of its own.');
	return found;
}

/** What the merchant or an import took off sale, which is not the same as sold out. */
function isOffSale({ isInStock, qty, manageStock }: typeof stock.$inferSelect): boolean {
	return !isInStock && (qty > 0 || !manageStock);
}

function toAnswer({ product, own }: Awaited<ReturnType<typeof findSold>>) {
	const { sku, originalPrice, finalPrice, lowestPrice } = product;
	return {
		sku,
		qty: Math.max(own.qty, 0),
		is_in_stock: own.isInStock,
		original_price: originalPrice,
		final_price: finalPrice,
		lowest_price_30_days: finalPrice < originalPrice ? lowestPrice : null,
	};
}
