import type { PageModule } from '@pasaz/kernel/contract/slices';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import type { WorkerSettings } from './messages.ts';

const release = {
	name: 'shell' as const,
	version: '1',
	webEntry: 'web/main.js',
	nodeEntry: 'node/main.cjs',
	webStyles: [],
	files: {},
	exposes: {},
};

/** For tests: a worker of the demo shop's three storefronts, without slices. */
export const FAKE_SETTINGS = {
	releaseSet: 's',
	shell: { folder: '', release: release as unknown as WorkerSettings['shell']['release'] },
	slices: new Map(),
	missing: [],
	apiUrl: 'http://127.0.0.1:9',
	publicUrl: 'https://shop.test',
	storeViews: STORE_VIEWS,
	routing: { views: [], remembersPaths: true, preventsChildAccess: true },
} satisfies WorkerSettings;

/** For tests: a page that shows nothing but its parameters' names. */
export const FAKE_PAGE: PageModule = {
	loader: async ({ params }) => params,
	Component: () => null,
	handle: { meta: () => ({ title: 'A page' }) },
};
