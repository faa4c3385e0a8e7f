import type { NetworkTask } from '@pasaz/kernel/contract/network-task';
import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { createApi } from '@pasaz/kernel/network/api';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { keepProfile, PROFILE_SAVED, profileBefore } from '@pasaz/kernel/stores/kept-profile';
import { $user, clearUser, setCurrentUser, setSession, startUser } from '@pasaz/kernel/stores/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeAnswer } from './profile-changes.ts';

const CHANGED = { ...HANNA, lastname: 'Zmieniona' };
const ELSEWHERE = { ...HANNA, lastname: 'Zmieniona gdzie indziej' };
const TASK: NetworkTask = {
	...{ task_id: 'change', url: '/api/user/me', transmited: true, owner: HANNA.id, callback_event: PROFILE_SAVED },
	...{ resultCode: 500, result: null, position: 1, revision: 4, attempts: 3 },
	payload: { method: 'POST' },
};

/** Answers the question for the profile. */
function shopThat(answer: () => Response) {
	const api = createApi({ baseUrl: 'http://api.test', timeout: 500, fetch: async () => answer() });
	return { api, translator: createTranslator('pl-PL') };
}

const broken = shopThat(() => Response.json({ code: 500, result: 'broken' }, { status: 500 }));
const answering = shopThat(() => Response.json({ code: 200, result: ELSEWHERE }));
const lastName = () => $user.get().current?.lastname;

beforeEach(async () => {
	fakeBrowser();
	await startUser();
	setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
	keepProfile(HANNA);
	setCurrentUser(CHANGED);
	await untilStored();
});
afterEach(() => {
	clearUser();
	vi.unstubAllGlobals();
});

it('a change that is saved stays as the shop answers it (17.9)', async () => {
	await takeAnswer({ ...TASK, resultCode: 200, result: CHANGED }, broken);
	expect([lastName(), profileBefore()]).toEqual([CHANGED.lastname, undefined]);
});

it('a change that is refused gives way to what the shop has (17.9)', async () => {
	await takeAnswer({ ...TASK, resultCode: 422 }, answering);
	expect([lastName(), profileBefore()]).toEqual([ELSEWHERE.lastname, undefined]);
});

it('a change that a broken shop gives up is not shown as if it were saved (17.9)', async () => {
	await expect(takeAnswer(TASK, broken)).rejects.toThrow();
	expect([lastName(), profileBefore()]).toEqual([HANNA.lastname, undefined]);
});
