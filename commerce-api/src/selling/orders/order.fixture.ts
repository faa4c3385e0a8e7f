import { randomUUID } from 'node:crypto';
import { type OrderRequest, orderCreate } from '@pasaz/kernel/contract/order';
import sharp from 'sharp';
import type { TestApp } from '../../app.fixture.ts';

const ADDRESS = {
	firstname: 'Anna',
	lastname: 'Nowak',
	street: ['Polna', '1/2'],
	postcode: '00-001',
	city: 'Warszawa',
	country_id: 'PL',
	telephone: '600100200',
	email: 'anna@example.pl',
};

export function orderOf(products: OrderRequest['products']): OrderRequest {
	return {
		user_id: '',
		cart_id: '',
		products,
		addressInformation: {
			billingAddress: ADDRESS,
			shippingAddress: ADDRESS,
			payment_method_code: 'cashondelivery',
			shipping_carrier_code: 'flatrate',
			shipping_method_code: 'flatrate',
		},
	};
}

export interface Sent {
	key: string;
	status: number;
	/** Milliseconds. */
	took: number;
	answer: string;
	errorCode: string | undefined;
	retryAfter: string | null;
}

/** Sends an order and tells everything about the answer. */
export async function sendOrder(shop: TestApp, body: OrderRequest, key: string = randomUUID()): Promise<Sent> {
	const started = performance.now();
	const response = await shop.send(orderCreate, { body, headers: { 'Idempotency-Key': key } });
	const answer = await response.text();
	const { errorCode } = response.status === 200 ? {} : JSON.parse(answer).result;
	const took = performance.now() - started;
	return { key, status: response.status, took, answer, errorCode, retryAfter: response.headers.get('retry-after') };
}

/** As a shopper's browser does it: again after the pause that the server asks for, with the same key. */
export async function sendUntilAnswered(shop: TestApp, body: OrderRequest, key: string = randomUUID()): Promise<Sent> {
	const sent = await sendOrder(shop, body, key);
	if (sent.retryAfter === null) return sent;
	await new Promise((resolve) => setTimeout(resolve, 50));
	return sendUntilAnswered(shop, body, key);
}

export const accepted = (all: Sent[]) => all.filter(({ status }) => status === 200);
export const acknowledged = (all: Sent[]) => new Map(accepted(all).map(({ key, answer }) => [key, answer]));
export const percentile = (all: Sent[], part: number) =>
	all.map(({ took }) => took).toSorted((a, b) => a - b)[Math.ceil(all.length * part) - 1] ?? 0;

/** A small JPEG as base64. */
export async function photograph(): Promise<string> {
	const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#884422' } });
	return (
		await picture
			.withExif({ IFD0: { Artist: 'Anna' } })
			.jpeg()
			.toBuffer()
	).toString('base64');
}
