import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../stores/browser-fakes.ts';
import { clearUser, setCurrentUser, setSession } from '../../stores/user.ts';
import { $networkTasks, $queueIsPersistent, setQueueIsPersistent, setSending, setTasks, viewOf } from './states.ts';
import { taskOf } from './task-fixtures.ts';

const HANNA = {
	id: 7,
	group_id: 1,
	email: 'h@x.pl',
	firstname: 'Hanna',
	lastname: 'W',
	created_at: '',
	updated_at: '',
	addresses: [],
};
const refused = { transmited: true, resultCode: 422, result: { errorMessage: 'Wrong postcode' } };

beforeEach(() => void fakeBrowser());
afterEach(() => {
	setTasks([]);
	clearUser();
	vi.unstubAllGlobals();
});

describe('a task is shown', () => {
	it.each([
		['as waiting', taskOf(1), false, { state: 'waiting', message: null }],
		['as being sent', taskOf(1), true, { state: 'sending', message: null }],
		['as done', taskOf(1, { transmited: true, resultCode: 200 }), false, { state: 'done', message: null }],
		['as refused, with the server’s words', taskOf(1, refused), false, { state: 'refused', message: 'Wrong postcode' }],
		['as parked, with the reason', taskOf(1, { parked: 'Oops' }), false, { state: 'parked', message: 'Oops' }],
	])('%s', (_name, task, isSending, view) => {
		expect(viewOf(task, isSending)).toEqual({ id: 'task-1', ...view });
	});
});

it('shows shoppers their own tasks and guests’, finished ones too, and no silent ones', () => {
	setSession({ token: 'access', refreshToken: 'refresh' });
	setCurrentUser(HANNA);
	const gone = taskOf(1, { transmited: true, resultCode: 200 });
	setTasks([taskOf(2, { owner: 8 }), taskOf(3), taskOf(4, { owner: null }), taskOf(5, { silent: true })], gone);
	setSending('task-3');
	expect($networkTasks.get().map(({ id, state }) => `${id} ${state}`)).toEqual([
		'task-1 done',
		'task-3 sending',
		'task-4 waiting',
	]);
	clearUser();
	expect($networkTasks.get().map(({ id }) => id)).toEqual(['task-4']);
});

it('says whether tasks outlive the page', () => {
	setQueueIsPersistent(false);
	expect($queueIsPersistent.get()).toBe(false);
});
