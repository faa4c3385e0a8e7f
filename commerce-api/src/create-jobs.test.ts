import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestApp } from './app.fixture.ts';
import { outbox } from './platform/database/schema/outbox.ts';

it('leaves a job of a newer release to it', async () => {
	const shop = await createTestApp();
	await shop.db.execute(sql`insert into outbox (job) values ('{"kind": "of-a-newer-release"}')`);
	await shop.mails();
	expect(await shop.db.select().from(outbox)).toMatchObject([
		{ job: { kind: 'of-a-newer-release' }, attempts: 1, failedAt: null },
	]);
	await shop.close();
});
