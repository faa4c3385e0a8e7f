import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** The environment overrides these settings of the demo shop. */
export const DEMO_SETTINGS = parseEnv(readFileSync(join(import.meta.dirname, '../demo-shop/shop.env'), 'utf8'));
