import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@pasaz/delivery/integrity';
import type { Logger } from 'pino';
import type { PlacedRelease } from '../render/node-slices.ts';

/**
 * One file of a release; undefined where it is missing, not listed, or differs from what was published by a single byte. That
 * is worth an alarm: the line in the log has `security` for rules to look for.
 */
export async function readIntact({ folder, release }: PlacedRelease, file: string, log: Logger) {
	const expected = release.files[file]?.integrity;
	const content = expected ? await readIfThere(join(folder, file)) : undefined;
	if (!content || integrityOf(content) === expected) return content;
	const { name, version } = release;
	log.error({ security: 'tampered-release', name, version, file }, 'a file is not what was published');
	return;
}

async function readIfThere(file: string) {
	try {
		return await readFile(file);
	} catch {
		return;
	}
}
