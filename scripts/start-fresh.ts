import { rm } from 'node:fs/promises';
import { join } from 'node:path';

// Composed tests need an empty database, because earlier orders may have sold products out. DATA_DIR must not be that of a shop in use.
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR must name the folder whose database goes');
await rm(join(DATA_DIR, 'db'), { recursive: true, force: true });
await import('./start.ts');
