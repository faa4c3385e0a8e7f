import { setTimeout } from 'node:timers/promises';
import type { TestApp } from '../../../commerce-api/src/app.fixture.ts';
import { orderOf, sendOrder } from '../../../commerce-api/src/selling/orders/order.fixture.ts';
import { stockCheck } from '../../../shared-kernel/src/contract/stock.ts';
import { userCreate, userLogin } from '../../../shared-kernel/src/contract/user.ts';

/** ms. */
export interface Timing {
	median: number;
	p95: number;
	p99: number;
	most: number;
}

const WARM_UP = 30;
const ORDERS = 400;
const LOGINS = 200;
/** ms between the requests of two shoppers who only look. */
const PAUSE = 5;

/** Times one order after another, from the request to the last byte of the answer; each puts its mail into the outbox. */
export async function measureOrders(shop: TestApp): Promise<Timing> {
	const times: number[] = [];
	for (let index = 0; index < WARM_UP + ORDERS; index += 1) {
		const { status, took } = await sendOrder(shop, orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]));
		if (status !== 200) throw new Error(`An order was answered with ${status}`);
		if (index >= WARM_UP) times.push(took);
	}
	return timingOf(times);
}

/** Times requests for a product's stock while 200 shoppers log in at once. */
export async function measureLogins(shop: TestApp): Promise<Timing> {
	const body = { username: 'anna@example.com', password: 'cztery konie w kropki' };
	const customer = { email: body.username, firstname: 'A', lastname: 'B' };
	await shop.call(userCreate, { body: { customer, password: body.password } });
	const logins = Promise.all(Array.from({ length: LOGINS }, () => shop.send(userLogin, { body })));
	let isOver = false;
	logins.then(() => {
		isOver = true;
	});
	const times: number[] = [];
	while (!isOver) {
		const started = performance.now();
		await shop.call(stockCheck, { query: { sku: 'SZAL-1' } });
		times.push(performance.now() - started);
		await setTimeout(PAUSE);
	}
	const refused = (await logins).filter(({ status }) => status !== 200 && status !== 503);
	if (refused.length > 0) throw new Error('A login was neither done nor put off');
	return timingOf(times);
}

function timingOf(times: number[]): Timing {
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
	return { median: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}
