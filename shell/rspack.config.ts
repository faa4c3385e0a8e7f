import { federated } from '../rspack.base.ts';

export default federated({
	name: 'shell',
	context: import.meta.dirname,
	host: { web: './src/client/main.tsx', node: './src/render/worker.tsx' },
});
