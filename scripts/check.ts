import { runSideBySide } from './run-step.ts';
import { READING, SHOP_TESTS, WORKER_TESTS } from './steps.ts';

await runSideBySide(READING, [WORKER_TESTS], [SHOP_TESTS]);
