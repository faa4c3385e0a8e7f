import { afterEach, expect, it, vi } from 'vitest';
import { HANNA } from '../contract/user.fixture.ts';
import { createTranslator } from '../i18n/messages.ts';
import { fakeBrowser } from '../stores/browser.fake.ts';
import { setSession, startUser } from '../stores/user.ts';
import { browserAuthorization } from './browser-authorization.ts';

afterEach(() => vi.unstubAllGlobals());

it('waits until it is known who the shopper is', async () => {
	fakeBrowser();
	const translator = createTranslator('pl');
	const settings = { fetch, translator, locale: 'pl', baseUrl: '', storeCode: 'pl', timeout: 1000 };
	const { current } = browserAuthorization(settings);
	const told = vi.fn();
	const asking = Promise.resolve(current()).then(told);
	await new Promise((resolve) => setTimeout(resolve, 20));
	expect(told).not.toHaveBeenCalled();
	await startUser();
	await asking;
	expect(told).toHaveBeenCalledWith(undefined);
	setSession({ token: 'access', refreshToken: null }, HANNA);
	expect(await current()).toMatchObject({ token: 'access' });
});
