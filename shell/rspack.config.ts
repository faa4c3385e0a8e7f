import { federated } from '../rspack.base.ts';

export default federated(import.meta.dirname, { web: './src/client/main.tsx', node: './src/render/worker.tsx' });
