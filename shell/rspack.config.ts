import { type BuildOptions, federated, serviceWorker } from '../rspack.base.ts';

const builds = federated(import.meta.dirname, { web: './src/client/entry.ts', node: './src/render/worker.tsx' });

export default (options: BuildOptions) => [
	...builds(options),
	serviceWorker(import.meta.dirname, './src/service-worker/service-worker.ts', options),
];
