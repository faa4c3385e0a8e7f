import { existsSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

/** The file of a photograph; undefined where it is missing or its name leads out of the folder. */
export function photographIn(media: string, name: string): string | undefined {
	const file = join(media, name);
	const inside = relative(media, file);
	const isOutside = inside.startsWith('..') || isAbsolute(inside) || name.includes('\0');
	return isOutside || !existsSync(file) ? undefined : file;
}
