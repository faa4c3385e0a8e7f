import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HANNA } from '../contract/user.fixture.ts';
import { fakeBrowser } from '../stores/browser.fake.ts';
import { clearUser, setSession, startUser } from '../stores/user.ts';

const add = vi.hoisted(() => vi.fn(async () => 'task'));
const opening = Promise.withResolvers<void>();
vi.mock('./queue/open-queue.ts', () => ({ openQueue: () => opening.promise.then(() => ({ add })) }));
const { connectNetworkQueue, queueTask } = await import('./network-tasks.ts');

beforeEach(async () => {
	fakeBrowser();
	await startUser();
});
afterEach(() => {
	clearUser();
	vi.unstubAllGlobals();
});

it('a task is of who makes it, also where another shopper logs in before the queue has come (19.8)', async () => {
	const settings = { baseUrl: 'http://api.test', timeout: 500 };
	connectNetworkQueue(async () => ({ ...settings, fetch, authorization: {} }) as never);
	setSession({ token: 'hanna', refreshToken: null }, HANNA);
	const queued = queueTask({ url: '/api/user/me' });
	setSession({ token: 'ewa', refreshToken: null }, { ...HANNA, id: HANNA.id + 1 });
	opening.resolve();
	await queued;
	expect(add).toHaveBeenCalledWith({ url: '/api/user/me', owner: HANNA.id });
});
