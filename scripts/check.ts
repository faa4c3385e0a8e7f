import { runStep } from './run-step.ts';

runStep('format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
runStep('types', 'tsc', ['-b']);
runStep('dead code and dependencies', 'knip', []);
runStep('unit tests of the shop', 'vitest', ['run', '--project', 'shop']);
