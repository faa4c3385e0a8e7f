import { runStep } from './run-step.ts';

runStep('format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
runStep('features apart', 'node', ['scripts/feature-imports.ts']);
runStep('types', 'tsc', ['-b']);
runStep('dead code and dependencies', 'knip', []);
runStep('unit tests', 'vitest', ['run']);
