import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

// Composed tests need a new database, because earlier orders may have sold products out. DATA_DIR must not be that of a shop in use.
const { DATA_DIR, BUILT_IN = DATA_DIR, E2E_SEEDED } = process.env;
if (!DATA_DIR || !BUILT_IN) throw new Error('DATA_DIR must name the folder whose database goes');
await rm(join(DATA_DIR, 'db'), { recursive: true, force: true });
if (E2E_SEEDED) await cp(join(E2E_SEEDED, 'db'), join(DATA_DIR, 'db'), { recursive: true });
// Releases and pictures are named by what they are made of, so none is made twice.
if (BUILT_IN !== DATA_DIR) {
	await cp(join(BUILT_IN, 'releases'), join(DATA_DIR, 'releases'), { recursive: true });
	await mkdir(join(BUILT_IN, 'pictures'), { recursive: true });
	await rm(join(DATA_DIR, 'pictures'), { recursive: true, force: true });
	await symlink(join(BUILT_IN, 'pictures'), join(DATA_DIR, 'pictures'), 'junction');
}
await import('./start.ts');
