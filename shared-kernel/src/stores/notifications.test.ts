import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './browser.fake.ts';
import { $notifications, dismiss, holdNotifications, notify, releaseNotifications } from './notifications.ts';

const messages = () => $notifications.get().map(({ message }) => message);

beforeEach(() => {
	vi.useFakeTimers();
	fakeBrowser();
});
afterEach(() => {
	for (const { id } of $notifications.get()) dismiss(id);
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('notify', () => {
	it('ignores a message identical to one that is shown, not to one that is gone (20.1, 20.2)', () => {
		notify({ type: 'info', message: 'Dodano' });
		notify({ type: 'info', message: 'Usunięto' });
		notify({ type: 'info', message: 'Dodano' });
		expect(messages()).toEqual(['Dodano', 'Usunięto']);
		dismiss($notifications.get()[0]?.id ?? 0);
		notify({ type: 'info', message: 'Dodano' });
		expect(messages()).toEqual(['Usunięto', 'Dodano']);
	});

	it('lets a message that was said again stay for its whole time from then on', () => {
		notify({ type: 'info', message: 'Dodano' });
		vi.advanceTimersByTime(4000);
		notify({ type: 'info', message: 'Dodano' });
		vi.advanceTimersByTime(4999);
		expect(messages()).toEqual(['Dodano']);
		vi.advanceTimersByTime(1);
		expect(messages()).toEqual([]);
	});

	it('has the latest button of a message that is said again (20.2)', () => {
		const done: string[] = [];
		const removed = (size: string) =>
			notify({ type: 'success', message: 'Usunięto', action1: { label: 'Cofnij', run: () => done.push(size) } });
		removed('M');
		removed('L');
		notify({ type: 'success', message: 'Usunięto' });
		for (const { action1 } of $notifications.get()) action1?.run();
		expect(done).toEqual(['L']);
	});

	it('lets a message go after 5,000 ms (20.3)', () => {
		notify({ type: 'info', message: 'Dodano' });
		vi.advanceTimersByTime(4999);
		expect(messages()).toEqual(['Dodano']);
		vi.advanceTimersByTime(1);
		expect(messages()).toEqual([]);
	});

	it('lets a message go after its own time (20.3)', () => {
		notify({ type: 'info', message: 'Krótko', timeToLive: 100 });
		vi.advanceTimersByTime(100);
		expect(messages()).toEqual([]);
	});

	it('keeps a message without a time-out until it is dismissed (20.3)', () => {
		notify({ type: 'warning', message: 'Zostaję', hasNoTimeout: true });
		vi.advanceTimersByTime(60_000);
		const [stays] = $notifications.get();
		expect(stays?.message).toBe('Zostaję');
		dismiss(stays?.id ?? 0);
		expect(messages()).toEqual([]);
	});
});

describe('dismiss', () => {
	it('removes the first message, too', () => {
		notify({ type: 'info', message: 'Pierwsza' });
		notify({ type: 'info', message: 'Druga' });
		dismiss($notifications.get()[0]?.id ?? 0);
		expect(messages()).toEqual(['Druga']);
	});
});

describe('holdNotifications', () => {
	it('keeps messages, also those that come meanwhile, until they are released; then each has its whole time', () => {
		notify({ type: 'info', message: 'Pierwsza' });
		vi.advanceTimersByTime(4000);
		holdNotifications();
		notify({ type: 'info', message: 'Druga' });
		vi.advanceTimersByTime(60_000);
		expect(messages()).toEqual(['Pierwsza', 'Druga']);
		releaseNotifications();
		vi.advanceTimersByTime(4999);
		expect(messages()).toEqual(['Pierwsza', 'Druga']);
		vi.advanceTimersByTime(1);
		expect(messages()).toEqual([]);
	});

	it('gives nothing a time-out that has none, and no second one to what was not held', () => {
		notify({ type: 'warning', message: 'Zostaję', hasNoTimeout: true });
		notify({ type: 'info', message: 'Znikam' });
		vi.advanceTimersByTime(3000);
		releaseNotifications();
		vi.advanceTimersByTime(2000);
		expect(messages()).toEqual(['Zostaję']);
		holdNotifications();
		releaseNotifications();
		vi.advanceTimersByTime(60_000);
		expect(messages()).toEqual(['Zostaję']);
	});
});
