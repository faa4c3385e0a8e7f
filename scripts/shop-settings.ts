import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

const root = join(import.meta.dirname, '..');
const read = (file: string) => parseEnv(readFileSync(file, 'utf8'));

export const DEMO_SETTINGS = read(join(root, 'demo-shop/shop.env'));

/**
 * Settings of the shop that is started or filled: of the file that `SHOP_ENV` names, else the demo shop's. The environment overrides
 * them. Ends the process where there is no such file.
 */
export function shopSettings(): NodeJS.Dict<string> {
	const { SHOP_ENV } = process.env;
	if (!SHOP_ENV) return DEMO_SETTINGS;
	const file = resolve(root, SHOP_ENV);
	if (existsSync(file)) return read(file);
	console.error(`SHOP_ENV: there is no file ${file}`);
	process.exit(1);
}
