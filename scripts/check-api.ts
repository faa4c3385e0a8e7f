import { runStep } from './run-step.ts';

runStep('unit tests of the API', 'vitest', ['run', '--project', 'api']);
