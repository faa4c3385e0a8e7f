import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, installHeadlessShell } from './chromium.ts';
import { ownSliceIn } from './for-tests/own-slice.ts';
import { installRedis } from './install-redis.ts';
import { runSideBySide, runStep } from './run-step.ts';
import { API_TESTS, database, ownSlice, READING, RELEASES, SHOP_TESTS, WORKER_TESTS } from './steps.ts';

installRedis();
installHeadlessShell();
const folder = mkdtempSync(join(tmpdir(), 'pasaz-composed-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
const [seeded, own] = [join(folder, 'seeded'), join(folder, 'own')];
// The tests of the API wait for processes and databases half of the time.
await runSideBySide([...READING, SHOP_TESTS, WORKER_TESTS, RELEASES, database(seeded), ownSlice(own)], [API_TESTS]);
await runStep('composed shop', 'playwright', ['test'], {
	CHROMIUM_PATH: findChromium(),
	E2E_SEEDED: seeded,
	E2E_OWN_SLICE: ownSliceIn(own),
});
