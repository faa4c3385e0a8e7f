import { runStep } from './run-step.ts';
import { API_TESTS } from './steps.ts';

await runStep(...API_TESTS);
