import { runStep } from './run-step.ts';

runStep('format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
runStep('features apart', 'node', ['scripts/feature-imports.ts']);
runStep('pages, routes and fragments', 'node', ['scripts/wiring.ts']);
runStep('types', 'tsc', ['-b']);
runStep('dead code and dependencies', 'knip', []);
runStep('code that only tests use', 'knip', [
	'--production',
	'--config=scripts/knip-production.ts',
	'--include=files,exports,types',
]);
runStep('unit tests of the shop', 'vitest', ['run', '--project', 'shop']);
