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

/** A copy of React has a property of such a name, whatever a build makes of the rest. */
const REACT = /__(CLIENT|SERVER|SECRET)_INTERNALS_DO_NOT_USE/;

/** Whether a slice was built with a React of its own: rendered by the shell's, its hooks would find no state. */
export async function bringsReact(slice: PlacedRelease, log: Logger): Promise<boolean> {
	const scripts = Object.keys(slice.release.files).filter((file) => /\.c?js$/.test(file));
	const texts = await Promise.all(scripts.map((file) => readIntact(slice, file, log)));
	return texts.some((text) => text !== undefined && REACT.test(text.toString('latin1')));
}
