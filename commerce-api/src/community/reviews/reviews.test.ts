import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import {
	reviewableProducts,
	reviewCheck,
	reviewCreate,
	reviewList,
	reviewMass,
	reviewsToWrite,
} from '@pasaz/kernel/contract/review';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../accounts/sign-up.fixture.ts';
import { createTestApp, type TestApp } from '../../app.fixture.ts';
import { adminReviewDecide, adminReviews } from '../../platform/admin-contract.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { reviews } from '../../platform/database/schema/community.ts';
import { outbox } from '../../platform/database/schema/outbox.ts';
import { orderItems, orders } from '../../platform/database/schema/sales.ts';
import { users } from '../../platform/database/schema/users.ts';
import { newOrderSecret } from '../mail-links/order-links.ts';

const ADMIN = 'a-secret-of-the-merchant-only';
let shop: TestApp;
let ola: string;
let jan: string;
const ids = new Map<string, number>();
beforeAll(async () => {
	shop = await createTestApp(undefined, { env: { ADMIN_SECRET: ADMIN } });
	ola = await signUp(shop, 'ola@example.com');
	jan = await signUp(shop, 'jan@example.com');
	for (const { id, sku } of await shop.db.select().from(products)) ids.set(sku, id);
});
beforeEach(async () => {
	await shop.db.delete(reviews);
	await shop.db.delete(orders);
});
afterAll(() => shop.close());

const idOf = (sku: string) => ids.get(sku) ?? 0;
const text = { title: 'Dobra', detail: 'Nosi się świetnie. <script>alert(1)</script>', nickname: 'Ola', rating: 5 };
const write = (sku: string, token = ola) =>
	shop.call(reviewCreate, { token, body: { review: { ...text, product_id: idOf(sku) } } });
const admin = { headers: { authorization: `Bearer ${ADMIN}` } };

describe('a review', () => {
	it('waits for a moderator, whatever its author says (8.1, 8.2, 25.16)', async () => {
		const body = { review: { ...text, product_id: idOf('SZAL-1'), review_status: 1, customer_id: 7 } };
		const { id } = await shop.call(reviewCreate, { token: ola, body });
		const [stored] = await shop.db.select().from(reviews).where(eq(reviews.id, id));
		expect(stored).toMatchObject({ status: 2, isVerified: false, fit: null, detail: text.detail });
	});

	it('is written by who is logged in, and by nobody else without the link of an order (8.12)', async () => {
		const body = { review: { ...text, product_id: idOf('SZAL-1') } };
		expect(await shop.refused(reviewCreate, { body })).toMatchObject({ status: 401 });
		expect(await shop.db.$count(reviews)).toBe(0);
	});

	it('is in the language of the storefront in which it was written', async () => {
		const body = { review: { ...text, product_id: idOf('SZAL-1') } };
		const { id } = await shop.call(reviewCreate, { token: ola, body, storeCode: 'de' });
		await shop.db.update(reviews).set({ status: 1 }).where(eq(reviews.id, id));
		const searchQuery = { _appliedFilters: [{ attribute: 'id', value: { eq: id } }] };
		const { hits } = await shop.call(catalogSearch, { body: { type: 'review', searchQuery } });
		expect(hits).toMatchObject([{ id, lang: 'de' }]);
		await shop.db.delete(reviews).where(eq(reviews.id, id));
	});

	it('of a variant is one of its parent, and a shopper writes one', async () => {
		await write('SUK-1-Rudy-S', ola);
		const own = await shop.call(reviewList, { token: ola });
		expect(own).toMatchObject([{ sku: 'SUK-1', review_status: 2, url_path: 'sukienka-lniana-zonkil' }]);
		const body = { review: { ...text, product_id: idOf('SUK-1') } };
		const refusal = await shop.refused(reviewCreate, { token: ola, body });
		expect(refusal).toMatchObject({ status: 409, errorCode: 'already-reviewed' });
		expect(await shop.call(reviewList, { token: jan })).toEqual([]);
		expect(await shop.refused(reviewList)).toMatchObject({ status: 401 });
	});

	it('may be written once by a user; guests without an order all get the same answer (8.5, 8.12, 25.16)', async () => {
		await write('SZAL-1', ola);
		const check = (token?: string, email?: string) =>
			shop.call(reviewCheck, { query: { sku: 'SZAL-1', ...(email && { email }) }, token });
		expect(await check(ola)).toEqual({ can_review: false });
		expect(await check(jan)).toEqual({ can_review: true });
		expect(await check()).toEqual({ can_review: false });
		expect(await check(undefined, 'ola@example.com')).toEqual({ can_review: false });
		expect(await shop.refused(reviewCheck, { query: { sku: 'NIC' } })).toMatchObject({ status: 404 });
		expect(await shop.refused(reviewCheck, { query: { sku: '\0' } })).toMatchObject({ status: 422 });
	});

	it.each([
		{ rating: 0 },
		{ rating: 6 },
		{ rating: 4.5 },
		{ title: '' },
		{ title: ' ' },
		{ title: 'x'.repeat(256) },
		{ detail: 'x'.repeat(5001) },
		{ nickname: 'x'.repeat(101) },
		{ fit: 4 as 3 },
		{ product_id: 2 ** 31 },
	])('with %j is refused', async (wrong) => {
		const body = { review: { ...text, product_id: idOf('SZAL-1'), ...wrong } };
		expect(await shop.refused(reviewCreate, { token: ola, body })).toMatchObject({ status: 422 });
	});

	it.each(['STARE-1', 'NIC'])('of %s is refused', async (sku) => {
		const body = { review: { ...text, product_id: ids.get(sku) ?? 999_999 } };
		expect(await shop.refused(reviewCreate, { token: ola, body })).toMatchObject({ status: 404 });
	});
});

describe('an order’s link', () => {
	async function order(given: Partial<typeof orders.$inferInsert> = {}): Promise<{ uuid: string; secret: string }> {
		const uuid = crypto.randomUUID();
		const address = { firstname: 'Ola', lastname: 'N', street: ['a'], postcode: '1', city: 'b', country_id: 'PL' };
		const sums = { subtotal: 0, discount: 0, shipping: 0, shippingNet: 0, tax: 0, grandTotal: 0 };
		const at = { createdAt: shop.clock.now, updatedAt: shop.clock.now };
		await shop.db.insert(orders).values({
			uuid,
			number: uuid,
			email: 'ola@example.com',
			storeCode: 'pl',
			currency: 'PLN',
			status: 'processing',
			paymentStatus: 'paid',
			paymentMethod: 'x',
			paymentTitle: 'x',
			shippingTitle: 'x',
			billingAddress: address,
			...sums,
			...at,
			...given,
		});
		for (const sku of ['SUK-1-Rudy-S', 'SUK-1-Czarny-M', 'SZAL-1']) {
			const line = { sku, name: sku, productType: 'simple', qty: 1, price: 1, rowTotal: 1, taxPercent: 23 };
			await shop.db.insert(orderItems).values({ ...line, orderUuid: uuid, productId: idOf(sku) });
		}
		return { uuid, secret: await newOrderSecret(shop.db, uuid, { now: shop.clock.now }) };
	}
	const mass = ({ uuid, secret }: { uuid: string; secret: string }, skus: string[]) => ({
		body: {
			orderUuid: uuid,
			orderSecret: secret,
			reviews: skus.map((sku) => ({ ...text, product_id: idOf(sku) })),
		},
	});

	it('shows what was ordered, each product once, and takes its reviews (2.11, 8.6)', async () => {
		const link = await order();
		const before = await shop.call(reviewableProducts, { params: link });
		expect(before.products.map(({ sku, is_reviewed }) => [sku, is_reviewed])).toEqual([
			['SUK-1', false],
			['SZAL-1', false],
		]);
		expect(await shop.call(reviewMass, mass(link, ['SUK-1-Rudy-S', 'SZAL-1']))).toEqual({ created: 2 });
		expect(await shop.call(reviewMass, mass(link, ['SUK-1', 'SZAL-1']))).toEqual({ created: 0 });
		const after = await shop.call(reviewableProducts, { params: link });
		expect(after.products.every(({ is_reviewed }) => is_reviewed)).toBe(true);
	});

	it('marks its reviews, and those of its owner, as of a purchase (8.13)', async () => {
		const [user] = await shop.db.select().from(users).where(eq(users.email, 'ola@example.com'));
		const link = await order({ userId: user?.id ?? null });
		await shop.call(reviewMass, mass(link, ['SZAL-1']));
		await write('SUK-1', ola);
		await write('KARTA-1', ola);
		await write('SUK-1', jan);
		const marks = await shop.db
			.select({ id: reviews.productId, by: reviews.userId, is: reviews.isVerified })
			.from(reviews);
		const verified = marks.filter(({ is }) => is).map(({ id }) => id);
		expect(verified.toSorted()).toEqual([idOf('SUK-1'), idOf('SZAL-1')].toSorted());
		expect(marks.filter(({ is }) => is).every(({ by }) => by === user?.id)).toBe(true);
	});

	it('with its address lets a guest review what was ordered, once (8.5, 8.12)', async () => {
		const link = await order();
		const check = (sku: string, email: string, guest_token = link.secret) =>
			shop.call(reviewCheck, { query: { sku, email, guest_token } });
		expect(await check('SZAL-1', 'Ola@example.com')).toEqual({ can_review: true });
		for (const [sku, email, secret] of [
			['KARTA-1', 'ola@example.com'],
			['SZAL-1', 'jan@example.com'],
			['SZAL-1', 'ola@example.com', 'x'.repeat(32)],
		] as const)
			expect(await check(sku, email, secret)).toEqual({ can_review: false });
		await shop.call(reviewMass, mass(link, ['SZAL-1']));
		expect(await check('SZAL-1', 'ola@example.com')).toEqual({ can_review: false });
		const canceled = await order({ status: 'canceled' });
		expect(await check('SZAL-1', 'ola@example.com', canceled.secret)).toEqual({ can_review: false });
	});

	it('takes no reviews of other things, and then none at all', async () => {
		const link = await order();
		const refusal = await shop.refused(reviewMass, mass(link, ['SZAL-1', 'KARTA-1']));
		expect(refusal).toMatchObject({ status: 422, errorCode: 'not-ordered' });
		expect(await shop.db.select().from(reviews)).toEqual([]);
	});

	it('is not found without its secret, with another order’s, or after 90 days (27.30)', async () => {
		const [link, other] = [await order(), await order()];
		const secrets = ['x'.repeat(32), other.secret, `${link.secret}x`];
		for (const secret of secrets) {
			expect(await shop.refused(reviewableProducts, { params: { ...link, secret } })).toMatchObject({ status: 404 });
			expect(await shop.refused(reviewMass, mass({ ...link, secret }, ['SZAL-1']))).toMatchObject({ status: 404 });
		}
		expect(await shop.refused(reviewableProducts, { params: { ...link, uuid: "'" } })).toMatchObject({ status: 404 });
		const then = shop.clock.now;
		shop.clock.now = new Date(then.getTime() + 90 * 86_400_000);
		expect(await shop.refused(reviewableProducts, { params: link })).toMatchObject({ status: 404 });
		shop.clock.now = then;
	});

	it.each([{ status: 'canceled' as const }, { paymentStatus: 'pending' as const }])(
		'is refused while the order is %j (27.5)',
		async (given) => {
			const refusal = await shop.refused(reviewableProducts, { params: await order(given) });
			expect(refusal).toMatchObject({ status: 409, errorCode: 'order-not-delivered' });
		},
	);

	it('lets a signed-in shopper see on the own page what waits for a review', async () => {
		const [user] = await shop.db.select().from(users).where(eq(users.email, 'ola@example.com'));
		await order({ userId: user?.id ?? null });
		await order({ userId: user?.id ?? null, status: 'canceled' });
		await write('SZAL-1', ola);
		const toWrite = await shop.call(reviewsToWrite, { token: ola });
		expect(toWrite.map(({ sku }) => sku)).toEqual(['SUK-1']);
		expect(await shop.call(reviewsToWrite, { token: jan })).toEqual([]);
		expect(await shop.refused(reviewsToWrite)).toMatchObject({ status: 401 });
	});
});

describe('a moderator', () => {
	it('publishes and refuses with the shop’s secret, and the cached page goes', async () => {
		const { id } = await write('SZAL-1');
		const [waiting] = await shop.call(adminReviews, { ...admin, query: {} });
		expect(waiting).toMatchObject({ id, sku: 'SZAL-1', review_status: 2, is_verified_purchase: false });
		await shop.db.delete(outbox);
		const decide = { ...admin, params: { id: String(id) }, body: { review_status: 1 as const } };
		expect(await shop.call(adminReviewDecide, decide)).toMatchObject({ id, review_status: 1 });
		expect(await shop.db.select().from(outbox)).toMatchObject([
			{ job: { kind: 'purge', tags: [`product:${idOf('SZAL-1')}`] } },
		]);
		expect(await shop.call(adminReviews, { ...admin, query: {} })).toEqual([]);
		expect(await shop.call(adminReviews, { ...admin, query: { status: '1' } })).toHaveLength(1);
	});

	it('sees all that wait, by pages, the oldest first, without those of products that are gone (25.32)', async () => {
		const skus = ['SZAL-1', 'KARTA-1', 'WYKROJ-1'];
		for (const sku of skus) await write(sku);
		await shop.db
			.update(reviews)
			.set({ productId: 4711 })
			.where(eq(reviews.productId, idOf('KARTA-1')));
		const read = async (currentPage: number) => {
			const response = await shop.send(adminReviews, { ...admin, query: { pageSize: 1, currentPage } });
			const { result, meta } = await response.json();
			return [result.map(({ sku }: { sku: string }) => sku), meta];
		};
		const meta = (current_page: number) => ({ total_count: 2, search_criteria: { page_size: 1, current_page } });
		expect(await Promise.all([1, 2, 3].map(read))).toEqual([
			[['SZAL-1'], meta(1)],
			[['WYKROJ-1'], meta(2)],
			[[], meta(3)],
		]);
	});

	it('answers in public, takes the answer back, and must say something (8.14)', async () => {
		const { id } = await write('SZAL-1');
		const decide = (body: { review_status: 1 } | { comment: string | null }) =>
			shop.call(adminReviewDecide, { ...admin, params: { id: String(id) }, body });
		await decide({ review_status: 1 });
		await shop.db.delete(outbox);
		expect(await decide({ comment: ' Dziękujemy! ' })).toMatchObject({ review_status: 1, comment: 'Dziękujemy!' });
		expect(await shop.db.$count(outbox)).toBe(1);
		const searchQuery = { _appliedFilters: [{ attribute: 'id', value: { eq: id } }] };
		const { hits } = await shop.call(catalogSearch, { body: { type: 'review', searchQuery } });
		expect(hits).toMatchObject([{ comment: 'Dziękujemy!', is_verified_purchase: false }]);
		expect(await decide({ comment: null })).toMatchObject({ comment: null });
		for (const body of [{}, { comment: ' ' }, { comment: 'x'.repeat(2001) }, { review_status: 4 }])
			expect(
				await shop.refused(adminReviewDecide, { ...admin, params: { id: String(id) }, body: body as never }),
			).toMatchObject({
				status: 422,
			});
	});

	it('decides what a product says of its reviews: number, mean and fit of the published ones (8.15)', async () => {
		const summary = async () => {
			const searchQuery = { _appliedFilters: [{ attribute: 'sku', value: { eq: 'SZAL-1' } }] };
			const { hits } = await shop.call(catalogSearch, { body: { type: 'product', searchQuery } });
			return hits[0]?.review_summary;
		};
		const sent = async (token: string, more: { rating: number; fit?: 1 | 3 }) => {
			const review = { ...text, ...more, product_id: idOf('SZAL-1') };
			return shop.call(reviewCreate, { token, body: { review } });
		};
		const both = [await sent(ola, { rating: 5, fit: 3 }), await sent(jan, { rating: 4 })];
		expect(await summary()).toBeUndefined();
		for (const { id } of both)
			await shop.call(adminReviewDecide, { ...admin, params: { id: String(id) }, body: { review_status: 1 } });
		expect(await summary()).toEqual({ count: 2, average: 4.5, fit: [0, 0, 1] });
	});

	it.each([undefined, 'Bearer', 'Bearer x', `Basic ${ADMIN}`, `Bearer ${ADMIN}x`])(
		'is nobody with %j',
		async (authorization) => {
			const headers = authorization === undefined ? {} : { authorization };
			expect(await shop.refused(adminReviews, { headers, query: {} })).toMatchObject({ status: 401 });
			const decide = { headers, params: { id: '1' }, body: { review_status: 1 as const } };
			expect(await shop.refused(adminReviewDecide, decide)).toMatchObject({ status: 401 });
		},
	);

	it('does not exist where the shop has no secret', async () => {
		const plain = await createTestApp();
		expect(await plain.refused(adminReviews, { ...admin, query: {} })).toMatchObject({ status: 404 });
		await plain.close();
	});
});
