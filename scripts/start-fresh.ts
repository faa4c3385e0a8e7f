import { rm } from 'node:fs/promises';
import { join } from 'node:path';

// For composed tests: what earlier runs ordered must not be sold out in this one. Never the folder of a shop in use.
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR must name the folder whose database goes');
await rm(join(DATA_DIR, 'db'), { recursive: true, force: true });
await import('./start.ts');
