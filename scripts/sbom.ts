import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { installedPackages } from '../delivery/src/installed-packages.ts';
import { sbomOf } from '../delivery/src/sbom.ts';

/** Writes the bill of materials of a whole installation, servers and tools; each release has that of its bundles. */
const root = join(import.meta.dirname, '..');
const Shop = z.object({ name: z.string(), version: z.string() });
const shop = Shop.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
const file = join(root, process.argv[2] ?? 'sbom.json');
const packages = await installedPackages(root);
await writeFile(file, `${JSON.stringify(sbomOf(shop, packages), null, '\t')}\n`);
console.log(`${file}: ${packages.length} packages`);
