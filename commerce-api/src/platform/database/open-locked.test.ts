import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLocked } from './open-locked.ts';

const folder = mkdtempSync(join(tmpdir(), 'pasaz-open-'));
const small = join(folder, 'small');
mkdirSync(small);
const isMounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', small]).status === 0;
afterAll(() => {
	if (isMounted) spawnSync('/bin/umount', ['-l', small]);
	rmSync(folder, { recursive: true, force: true });
});

it('opens a folder that nobody else can look into, also one that an older release made for everybody (27.39)', async () => {
	const dataDir = join(folder, 'shop');
	mkdirSync(join(dataDir, 'db'), { recursive: true });
	chmodSync(join(dataDir, 'db'), 0o755);
	const client = await openLocked(dataDir);
	expect(statSync(join(dataDir, 'db')).mode & 0o077).toBe(0);
	await client.close();
});

it.skipIf(!isMounted)('says that the disk is full (27.39)', async () => {
	writeFileSync(join(small, 'something'), Buffer.alloc(3 * 1024 * 1024));
	await expect(openLocked(small)).rejects.toThrow(/^The disk of \S+ is full: \d MB are free\./);
});
