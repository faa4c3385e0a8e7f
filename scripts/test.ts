import { findChromium, installHeadlessShell } from './chromium.ts';
import { installRedis } from './install-redis.ts';
import { runSideBySide, runStep } from './run-step.ts';
import { API_TESTS, READING, RELEASES, SHOP_TESTS, WORKER_TESTS } from './steps.ts';

installRedis();
installHeadlessShell();
// The tests of the API wait for processes and databases half of the time.
await runSideBySide([...READING, SHOP_TESTS, WORKER_TESTS, RELEASES], [API_TESTS]);
await runStep('composed shop', 'playwright', ['test'], { CHROMIUM_PATH: findChromium() });
