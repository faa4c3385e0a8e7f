import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { $notifications, dismiss } from '@pasaz/kernel/stores/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifyOutcome } from './follow-waiting.ts';

beforeEach(() => {
	vi.stubGlobal('window', {});
	vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
});
afterEach(() => {
	for (const { id } of $notifications.get()) dismiss(id);
	vi.unstubAllGlobals();
});

const TASK = {
	task_id: 'a',
	url: '/api/review/create',
	payload: { method: 'POST' as const },
	transmited: true,
	callback_event: 'x',
	owner: null,
	position: 1,
	revision: 1,
	attempts: 0,
};

it.each([
	['is taken', 200, true, 'success'],
	['had arrived before', 409, { errorMessage: 'no', errorCode: 'already-reviewed' }, 'success'],
	['is refused', 400, { errorMessage: 'no', errorCode: 'invalid-input' }, 'error'],
])('says how a call ended that %s (16.18)', async (_, resultCode, result, type) => {
	await notifyOutcome({ ...TASK, resultCode, result }, createTranslator('pl-PL'));
	expect($notifications.get()).toMatchObject([{ type }]);
});
