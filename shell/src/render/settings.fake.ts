import type { PageModule } from '@pasaz/kernel/contract/slices';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import type { WorkerSettings } from './worker-messages.ts';

const release = {
	name: 'shell' as const,
	version: '1',
	webEntry: 'web/main.js',
	nodeEntry: 'node/main.cjs',
	webStyles: [],
	files: {},
	exposes: {},
};

/** The settings of a worker for three storefronts, without slices. */
export const FAKE_SETTINGS = {
	releaseSet: 's',
	shell: { folder: '', release: release as unknown as WorkerSettings['shell']['release'] },
	slices: new Map(),
	missing: [],
	apiUrl: 'http://127.0.0.1:9',
	apiBudget: 1000,
	publicUrl: 'https://shop.test',
	storeViews: STORE_VIEWS,
	routing: { views: [], remembersPaths: true, preventsChildAccess: true },
} satisfies WorkerSettings;

/** A page that shows nothing and loads the names of its parameters. */
export const FAKE_PAGE: PageModule = {
	loader: async ({ params }) => params,
	Component: () => null,
	handle: { meta: () => ({ title: 'A page' }) },
};
