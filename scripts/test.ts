import { findChromium } from './chromium.ts';
import { runStep } from './run-step.ts';

await import('./check.ts');
runStep('composed shop', 'playwright', ['test'], { CHROMIUM_PATH: findChromium() });
