import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { readJson } from './folder-json.ts';
import { filesIn } from './integrity.ts';
import type { Kernel } from './release.ts';

const HASH_LENGTH = 12;
/** `contract` is in a packed kernel, which has no sources. */
const Manifest = z.object({ version: z.string(), contract: z.string().optional() });

/** The hash of what crosses the borders between slices. @param kernel folder of the kernel's sources */
export async function contractHash(kernel: string): Promise<string> {
	const folder = join(kernel, 'src/contract');
	const hash = createHash('sha256');
	for (const file of (await filesIn(folder)).filter((each) => !/\.(test|fixture)\.ts$/.test(each)))
		hash.update(`\0${file}\0`).update(await readFile(join(folder, file)));
	return hash.digest('hex').slice(0, HASH_LENGTH);
}

/** The kernel that a package is built with; undefined where none is installed. @param folder of the package */
export async function kernelOf(folder: string): Promise<Kernel | undefined> {
	const kernel = join(folder, 'node_modules/@pasaz/kernel');
	const { data } = Manifest.safeParse(await readJson(join(kernel, 'package.json')));
	return data && { version: data.version, contract: data.contract ?? (await contractHash(kernel)) };
}

/** Whether what was built with one kernel runs with another: as npm's caret has it, before 1.0.0 a new minor version may break. */
export function runsWith(built: string, brought: string): boolean {
	const [own = [], given = []] = [built, brought].map((version) => version.split('.').map(Number));
	const breaking = own.findIndex((part) => part > 0);
	const isSame = own.slice(0, breaking + 1).every((part, index) => part === given[index]);
	const later = own.findIndex((part, index) => part !== given[index]);
	return isSame && (later < 0 || (given[later] ?? 0) > (own[later] ?? 0));
}
