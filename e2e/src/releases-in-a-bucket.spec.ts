import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openReleases } from '../../delivery/src/open-releases.ts';
import { placedIn } from '../../delivery/src/release.ts';
import { type S3Server, startS3 } from '../../delivery/src/s3-server.fixture.ts';
import { pasaz, RELEASE_SECRET } from './pasaz.ts';
import { shownIn } from './release-sets.ts';
import { openSecondShell } from './second-shell.ts';
import { copyWorkspace, edit } from './workspace.ts';

/** Puts what the shop of these tests shows into the bucket, as a machine that has it does. */
async function fillBucket({ releases }: S3Server, machine: string): Promise<void> {
	const { E2E_DATA_DIR: published = '' } = process.env;
	const store = openReleases(machine, releases);
	await cp(join(published, 'releases'), join(store.root, 'releases'), { recursive: true });
	const versions = placedIn(await shownIn(published)).map(([name, { version }]) => [name, version]);
	const set = await store.addSet(Object.fromEntries(versions));
	await store.journal.add({ set: set.id, why: 'publish', by: 'test' }, 0);
}

test('a team on one machine publishes to a shell on another, and neither is harmed by a bucket that is away (26.70, 26.71)', async ({
	request,
}) => {
	test.setTimeout(180_000);
	const server = await startS3();
	const [team, disk] = await Promise.all(['team', 'shell'].map((name) => mkdtemp(join(tmpdir(), `pasaz-${name}-`))));
	const workspace = await copyWorkspace();
	await fillBucket(server, team ?? '');
	const bucket = { RELEASES: server.releases };
	const shell = await openSecondShell(undefined, disk, { ...bucket, RELEASE_SECRET });
	const title = async () =>
		(await (await request.get(`${shell.origin}/mapa-strony`)).text()).match(/<h1[^>]*>([^<]*)/)?.[1];
	const publish = async (text: string) => {
		await edit(workspace, 'mf-content/src/messages/site-map.ts', (code) =>
			code.replace(/(title: ')[^']*/, `$1${text}`),
		);
		return pasaz(shell, ['publish', 'mf-content'], { ...bucket, DATA_DIR: team ?? '' }, workspace);
	};
	try {
		const published = await publish('Mapa daleka');
		expect(published.text).toContain('no fault');
		// 0.5 to 1 s where nothing else runs
		expect(Number(/is shown after ([\d.]+) s/.exec(published.text)?.[1]), published.text).toBeLessThan(10);
		expect(await title()).toBe('Mapa daleka');
		server.isAway(true);
		const refused = await publish('Mapa znikąd');
		expect(refused.code).toBe(1);
		expect(refused.text.trim().split('\n').at(-1)).toMatch(
			/^The releases in s3:\/\/shop\/brzask\/releases cannot be reached/,
		);
		expect(await title()).toBe('Mapa daleka');
	} finally {
		await shell.close();
		await server.stop();
		await Promise.all([team, workspace].map((folder) => rm(folder ?? '', { recursive: true, force: true })));
	}
});
