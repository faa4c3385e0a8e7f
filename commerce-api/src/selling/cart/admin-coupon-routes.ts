import type { BodyOf, ResultOf } from '@pasaz/kernel/contract/endpoint';
import { toAmount, toGrosze } from '@pasaz/kernel/domain/money';
import { asc, eq, type InferInsertModel } from 'drizzle-orm';
import { adminCouponEnd, adminCoupons, adminCouponWrite } from '../../platform/admin-voucher-contract.ts';
import { coupons } from '../../platform/database/schema/pricing.ts';
import type { Services } from '../../platform/database/services.ts';
import { adminPage, type PageRange } from '../../platform/http/page-of.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { requireCurrencies } from '../../platform/http/require-currencies.ts';
import type { Route } from '../../platform/http/route.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import { couponCode } from './coupons.ts';
import type { CouponRow } from './discount.ts';

interface CouponServices extends Services {
	storeViews: StoreViews;
}

export function adminCouponRoutes(route: Route, { db, storeViews }: CouponServices): void {
	route(adminCoupons, ({ query }) => {
		const find = async ({ size, start }: PageRange) => {
			const rows = await db.select().from(coupons).orderBy(asc(coupons.code)).limit(size).offset(start);
			return rows.map(toCoupon);
		};
		return adminPage(query, { count: db.$count(coupons), find });
	});

	route(adminCouponWrite, async ({ body }) => {
		const { code, ...terms } = toRow(body);
		if (code === '') throw new Refusal(422, 'invalid-input', 'The code has no visible characters.');
		requireCurrencies(storeViews, Object.keys({ ...terms.amounts, ...terms.minimums }));
		const [coupon] = await db
			.insert(coupons)
			.values({ code, ...terms })
			.onConflictDoUpdate({ target: coupons.code, set: terms })
			.returning();
		if (!coupon) throw new Error('The coupon was not stored');
		return toCoupon(coupon);
	});

	route(adminCouponEnd, async ({ params }) => {
		const named = eq(coupons.code, couponCode(params.code ?? ''));
		const [coupon] = await db.update(coupons).set({ active: false }).where(named).returning();
		if (!coupon) throw notFound('There is no such coupon.');
		return toCoupon(coupon);
	});
}

/** All columns but the uses: what the merchant leaves out takes an earlier limit away. */
function toRow(body: BodyOf<typeof adminCouponWrite>) {
	return {
		code: couponCode(body.code),
		kind: body.kind,
		percent: body.kind === 'percent' ? body.percent : null,
		amounts: mapped(body.kind === 'fixed' ? body.amounts : {}, toGrosze),
		minimums: mapped(body.minimums ?? {}, toGrosze),
		validFrom: body.valid_from ? new Date(body.valid_from) : null,
		validUntil: body.valid_until ? new Date(body.valid_until) : null,
		active: true,
		mostUses: body.most_uses ?? null,
		mostUsesPerCustomer: body.most_uses_per_customer ?? null,
	} satisfies InferInsertModel<typeof coupons>;
}

function toCoupon(row: CouponRow): ResultOf<typeof adminCouponWrite> {
	const { code, kind, percent, amounts, minimums, validFrom, validUntil, active, uses } = row;
	return {
		...{ code, kind, percent, active, uses },
		amounts: mapped(amounts, toAmount),
		minimums: mapped(minimums, toAmount),
		valid_from: validFrom?.toISOString() ?? null,
		valid_until: validUntil?.toISOString() ?? null,
		most_uses: row.mostUses,
		most_uses_per_customer: row.mostUsesPerCustomer,
	};
}

function mapped(sums: Record<string, number>, convert: (sum: number) => number): Record<string, number> {
	return Object.fromEntries(Object.entries(sums).map(([currency, sum]) => [currency, convert(sum)]));
}
