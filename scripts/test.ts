import { findChromium } from './chromium.ts';
import { installRedis } from './install-redis.ts';
import { runStep } from './run-step.ts';

installRedis();
await import('./check.ts');
await import('./check-api.ts');
runStep('composed shop', 'playwright', ['test'], { CHROMIUM_PATH: findChromium() });
