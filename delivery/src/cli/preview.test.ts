import { afterEach, expect, it, vi } from 'vitest';
import { publishChanges } from '../publish.ts';
import { addRelease, openTestStore } from '../releases.fixture.ts';
import { readSetLink } from '../set-link.ts';
import { preview } from './commands.ts';
import type { CliSettings } from './settings.ts';

const secret = 'a-secret-of-some-length';

afterEach(() => vi.restoreAllMocks());

it('links to a set that was shown before (26.40)', async () => {
	const store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	const moved = await publishChanges({ store, by: 'test' }, { shell: '1' });
	const print = vi.spyOn(console, 'log').mockImplementation(() => {});
	const settings = { store, secret, shop: 'https://shop.example' } as CliSettings;
	await preview(settings, [moved?.set ?? ''], {});
	const link = new URL(print.mock.calls.at(-1)?.[0]);
	expect(link.origin).toBe(settings.shop);
	expect(readSetLink(secret, link.searchParams.get('_set') ?? '')).toMatchObject({ set: moved?.set });
	await expect(preview(settings, ['0123456789ab'], {})).rejects.toThrow('There is no set 0123456789ab');
});
