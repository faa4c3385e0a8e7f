import { runStep } from './run-step.ts';

runStep('faults in 1,000 histories', 'vitest', ['run', 'shared-kernel'], { FAULT_RUNS: '1000' });
