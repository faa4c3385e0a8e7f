import { stockCheck } from '@pasaz/kernel/contract/stock';
import { userCreate, userLogin } from '@pasaz/kernel/contract/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureCatalog } from '../catalog/fixture-catalog.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import { type RealPostgres, startRealPostgres } from '../database/real-postgres-for-test.ts';
import { testAppOn } from '../test-app.ts';

let postgres: RealPostgres;
beforeAll(async () => {
	postgres = await startRealPostgres((db) => writeCatalog(db, fixtureCatalog(), new Date('2026-11-20T10:00:00Z')));
});
afterAll(() => postgres?.remove());

const timed = async (work: () => Response | Promise<Response>) => {
	const started = performance.now();
	const { status } = await work();
	return { status, took: performance.now() - started };
};
const at = (part: number, times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0;

test('200 logins at once leave other requests quick, and all get an answer', async () => {
	const shop = testAppOn(await postgres.copy());
	const password = 'cztery konie w kropki';
	const customer = { email: 'anna@example.pl', firstname: 'A', lastname: 'B' };
	await shop.call(userCreate, { body: { customer, password } });
	const look = () => timed(() => shop.app.request(`${stockCheck.path}?sku=SZAL-1`));
	for (let index = 0; index < 20; index += 1) await look();

	const quiet: number[] = [];
	for (let index = 0; index < 50; index += 1) quiet.push((await look()).took);
	const logins = Promise.all(
		Array.from({ length: 200 }, () =>
			timed(() => shop.send(userLogin, { body: { username: 'anna@example.pl', password } })),
		),
	);
	let over = false;
	logins.then(() => {
		over = true;
	});
	const busy: number[] = [];
	while (!over) {
		busy.push((await look()).took);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	const statuses = new Set((await logins).map(({ status }) => status));
	expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
	expect(statuses).toContain(200);
	console.info(
		`99 % of ${busy.length} other answers within ${Math.round(at(0.99, busy))} ms, alone ${Math.round(at(0.99, quiet))} ms`,
	);
	// The median, because a busy machine's worst moments are its own; `pnpm bench` holds p99 to 200 ms.
	expect(at(0.5, busy)).toBeLessThan(Math.max(200, 2 * at(1, quiet)));
}, 120_000);
