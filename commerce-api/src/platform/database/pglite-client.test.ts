import { beforeAll, expect, it } from 'vitest';
import { UnavailableError } from './database-errors.ts';
import { openPglite, type PgliteClient } from './pglite-client.ts';

let client: PgliteClient;
beforeAll(async () => {
	client = await openPglite('memory://', undefined, 3_000);
});

it('a full disk is no failure of the shop: the same may work in a moment', async () => {
	const full = client.query(
		`do $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`,
	);
	await expect(full).rejects.toThrow(UnavailableError);
	await expect(client.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

it('a thread that hangs is abandoned, and all pending calls fail', async () => {
	const endless = client.query('select count(*) from generate_series(1, 1e15::bigint)');
	const behind = client.transaction(({ query }) => query('select 1'));
	await Promise.all([
		expect(endless).rejects.toThrow(UnavailableError),
		expect(behind).rejects.toThrow(UnavailableError),
		expect(client.broken).resolves.toBeInstanceOf(UnavailableError),
	]);
});
