import { runSideBySide } from './run-step.ts';
import { READING, SHOP_TESTS } from './steps.ts';

await runSideBySide(READING, [SHOP_TESTS]);
