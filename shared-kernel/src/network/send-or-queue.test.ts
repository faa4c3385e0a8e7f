import { beforeEach, expect, it, vi } from 'vitest';
import { newsletterSubscribe } from '../contract/newsletter.ts';
import { ApiError, NetworkError } from '../errors.ts';
import { setSilent } from '../stores/online.ts';
import type { Api } from './api.ts';
import { SENT_LATER, sendOrQueue } from './send-or-queue.ts';

const queueTask = vi.hoisted(() => vi.fn(async () => 'task'));
vi.mock('./network-tasks.ts', () => ({ queueTask }));

const BODY = { email: 'a@example.pl' };
const TASK = { url: newsletterSubscribe.path, body: BODY, callback_event: SENT_LATER };
let calls: number;
let failure: Error | undefined;

const send = () => {
	const call = async () => {
		calls += 1;
		if (failure) throw failure;
		return true;
	};
	return sendOrQueue({ call } as unknown as Api, newsletterSubscribe, BODY);
};

beforeEach(() => {
	vi.stubGlobal('navigator', { onLine: true });
	setSilent(false);
	calls = 0;
	failure = undefined;
	queueTask.mockClear();
});

it('makes the call while there is a network (16.17)', async () => {
	expect(await send()).toBe('sent');
	expect([calls, queueTask.mock.calls]).toEqual([1, []]);
});

it('leaves the call to the queue where there is none, without a try (16.17)', async () => {
	setSilent(true);
	expect(await send()).toBe('queued');
	expect([calls, queueTask.mock.calls]).toEqual([0, [[TASK]]]);
});

it('leaves a call that nobody answered to the queue (16.17)', async () => {
	failure = new NetworkError('no answer');
	expect(await send()).toBe('queued');
	expect(queueTask).toHaveBeenCalledWith(TASK);
});

it('tells a refusal at once', async () => {
	failure = new ApiError('no', { status: 400, code: 'invalid-input' });
	await expect(send()).rejects.toThrow(failure);
	expect(queueTask).not.toHaveBeenCalled();
});
