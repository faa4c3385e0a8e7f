import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { openDevelopment } from '../delivery/src/cli/dev.ts';
import { readSettings } from '../delivery/src/cli/settings.ts';
import { shopStatus } from '../delivery/src/cli/shop.ts';
import { packagesIn } from '../delivery/src/packages.ts';
import { assertFree } from './assert-free.ts';
import { checkWiring } from './publish-workspace.ts';
import { shopSettings } from './shop-settings.ts';

const root = join(import.meta.dirname, '..');
// what is developed is no other machine's matter
const { RELEASES: _, ...given } = { ...shopSettings(), ...process.env };
/** What is developed is seen here; the shop that renders it has the second port after it, as the API has the next one. */
const port = Number(given.PORT ?? 4000);
const shopPort = String(port + 2);
const POLL = 100;

const env = {
	...given,
	PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
	DATA_DIR: resolve(root, given.DATA_DIR ?? '.data'),
	PORT: shopPort,
	OUTPUT_CACHE: 'off',
	SERVICE_WORKER: 'off',
	BUILD_MODE: 'development',
};
await assertFree(port, 'PORT').catch(({ message }: Error) => {
	console.error(message);
	process.exit(1);
});
const shop = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, env, stdio: 'inherit' });
shop.once('exit', (code) => process.exit(code ?? 0));
// SIGTERM reaches this process alone and would leave the shop running; Ctrl+C reaches both.
process.once('SIGTERM', () => shop.kill('SIGTERM'));
// A fault of this process would leave it running, too, and its ports taken.
process.once('exit', () => shop.kill('SIGTERM'));

/** The secret is there once the shop was first started. */
async function settingsOfShop() {
	for (;;) {
		const settings = readSettings({ ...env, PUBLIC_URL: `http://127.0.0.1:${shopPort}` }, root);
		const isOpen = await shopStatus(settings).then(
			() => true,
			() => false,
		);
		if (isOpen) return settings;
		await new Promise((wait) => setTimeout(wait, POLL));
	}
}

const settings = await settingsOfShop();
const names = await packagesIn(root);
const check = () => checkWiring(root);
const url = await openDevelopment({ settings, names, mode: 'development', port, check });
console.log(`${url} shows what is here, and what is saved`);
