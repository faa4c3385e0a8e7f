import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a run of tests a folder of its own for temporary files, and removes it afterwards, be they green or not. */
export default async function useTemporaryFolder(): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-tests-'));
	// PostgreSQL runs as a user of its own
	await chmod(folder, 0o1777);
	process.env.TMPDIR = folder;
	return () => rm(folder, { recursive: true, force: true });
}
