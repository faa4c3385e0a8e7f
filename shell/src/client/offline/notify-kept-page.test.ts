import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { $notifications, dismiss } from '@pasaz/kernel/stores/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifyAge } from './notify-kept-page.ts';

const NOW = Date.parse('2026-05-04T12:00:00Z');

beforeEach(() => {
	vi.stubGlobal('window', {});
	vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
	vi.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => {
	for (const { id } of $notifications.get()) dismiss(id);
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

it.each([
	['nothing of a page that is young', NOW - 59_000, 0],
	['how old a page is after a minute', NOW - 60_000, 1],
	['of when a page is from before the clock was set back', NOW + 3_600_000, 1],
])('says %s (21.14)', async (_, at, count) => {
	await notifyAge(at, createTranslator('pl-PL'));
	expect($notifications.get()).toHaveLength(count);
});
