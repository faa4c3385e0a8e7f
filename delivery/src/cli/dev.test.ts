import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { publishChanges } from '../publish.ts';
import { addRelease, openTestStore } from '../releases.fixture.ts';
import { openDevelopment } from './dev.ts';
import type { CliSettings } from './settings.ts';

const build = vi.hoisted(() => vi.fn<(names: string[], edits: object[]) => Promise<object>>());
vi.mock('../live-builds.ts', () => ({ openLiveBuilds: () => ({ build, outputOf: () => undefined }) }));

it('builds a file, too, that is saved during the first build (26.44)', async () => {
	vi.spyOn(console, 'log').mockReturnValue();
	const root = await mkdtemp(join(tmpdir(), 'pasaz-slice-'));
	await mkdir(join(root, 'src/exposed'), { recursive: true });
	const file = join(root, 'src/texts.ts');
	await writeFile(file, 'before');
	const store = await openTestStore();
	for (const name of ['shell', 'mf_x'] as const) await addRelease(store, { name });
	await publishChanges({ store, by: 'test' }, { shell: '1' });
	const first = Promise.withResolvers<object>();
	build.mockReturnValueOnce(first.promise).mockResolvedValue({ mf_x: '1' });

	const settings = { root, store, shop: 'http://127.0.0.1:1', secret: 'a-secret-of-these-tests', by: 'test' };
	const opened = openDevelopment({
		settings: settings as unknown as CliSettings,
		names: ['mf_x'],
		mode: 'production',
		port: 0,
	});
	await expect.poll(() => build.mock.calls).toEqual([[['mf_x'], []]]);
	await writeFile(file, 'after');
	first.resolve({ mf_x: '1' });
	await opened;
	await expect.poll(() => build.mock.calls.at(1)?.[1]).toContainEqual({ file, isNewOrGone: false });
});
