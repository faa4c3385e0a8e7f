import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@pasaz/delivery/integrity';
import type { Logger } from 'pino';
import type { PlacedRelease } from '../render/node-slices.ts';

/** A changed file deserves an alarm, so its line in the log has the field `security`. */
export async function readIntact({ folder, release }: PlacedRelease, file: string, log: Logger) {
	const expected = release.files[file]?.integrity;
	const content = expected ? await readIfExists(join(folder, file)) : undefined;
	if (!content || integrityOf(content) === expected) return content;
	const { name, version } = release;
	log.error({ security: 'tampered-release', name, version, file }, 'a file is not what was published');
	return;
}

async function readIfExists(file: string) {
	try {
		return await readFile(file);
	} catch {
		return;
	}
}

/** Every copy of React has a property of such a name, even minified. */
const REACT = /__(CLIENT|SERVER|SECRET)_INTERNALS_DO_NOT_USE/;

/** A slice that bundles React cannot run: its hooks would find no state in the React of the shell. */
export async function bringsReact(slice: PlacedRelease, log: Logger): Promise<boolean> {
	const scripts = Object.keys(slice.release.files).filter((file) => /\.c?js$/.test(file));
	const texts = await Promise.all(scripts.map((file) => readIntact(slice, file, log)));
	return texts.some((text) => text !== undefined && REACT.test(text.toString('latin1')));
}
