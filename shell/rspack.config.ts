import { federated } from '../rspack.base.ts';

export default federated(import.meta.dirname, { web: './src/client/entry.ts', node: './src/render/worker.tsx' });
