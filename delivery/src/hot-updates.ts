import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { PLACEHOLDER } from './content-version.ts';

export const HOT_UPDATE = /\.hot-update\.js(on)?$/;

/** Scripts whose names change with their content, and styles as an update asks for them. */
const NEWER_FILE = /\.[0-9a-f]{8}\.js$|\.css\?hmr=/;
const RELEASE_FILE = /^\/releases\/(\w+)\/(\w+)\/(web\/[^/?]+)/;
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };

/**
 * An open page asks its own release for what was built after it.
 * @param outputOf folder of what was built last of a package
 * @returns the file, if the address is that of one; `text` is undefined for a missing update
 */
export async function readBuiltLater(path: string, outputOf: (name: string) => string | undefined) {
	const [, name = '', version = '', file = ''] = RELEASE_FILE.exec(path) ?? [];
	const output = outputOf(name);
	const isUpdate = HOT_UPDATE.test(file);
	if (!output || !(isUpdate || NEWER_FILE.test(path))) return;
	const text = await readFile(join(output, file), 'utf8').catch(() => undefined);
	if (text === undefined && !isUpdate) return;
	return { text: text?.replaceAll(PLACEHOLDER, version), type: TYPES[extname(file)] };
}
