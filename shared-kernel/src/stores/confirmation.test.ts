import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from './browser.fake.ts';
import { $confirmation, answer, confirm } from './confirmation.ts';

const asked = () => $confirmation.get()?.body ?? null;
const nothing = () => {};

beforeEach(() => void fakeBrowser());
afterEach(() => {
	while ($confirmation.get()) answer();
	vi.unstubAllGlobals();
});

it('asks one question after the other', () => {
	confirm({ body: 'Pierwsze?', actions: [] });
	confirm({ body: 'Drugie?', actions: [] });
	expect(asked()).toBe('Pierwsze?');
	answer();
	expect(asked()).toBe('Drugie?');
	answer();
	expect(asked()).toBeNull();
});

it('runs the chosen action when its question is gone, so that the action may ask the next', () => {
	const again = () => confirm({ body: 'Na pewno?', actions: [] });
	const yes = { label: 'Tak', run: again };
	confirm({ title: 'Zamówienie czeka', body: 'Wysłać?', actions: [yes, { label: 'Nie', run: nothing }] });
	answer(yes);
	expect(asked()).toBe('Na pewno?');
});

it('runs nothing when a question is left without an answer', () => {
	const run = vi.fn();
	confirm({ body: 'Wysłać?', actions: [{ label: 'Tak', run }] });
	answer();
	expect(run).not.toHaveBeenCalled();
	expect(asked()).toBeNull();
});

it('does not ask the same twice at a time', () => {
	confirm({ title: 'Zamówienie czeka', body: 'Wysłać?', actions: [] });
	confirm({ title: 'Zamówienie czeka', body: 'Wysłać?', actions: [] });
	confirm({ title: 'Drugie zamówienie', body: 'Wysłać?', actions: [] });
	answer();
	expect($confirmation.get()?.title).toBe('Drugie zamówienie');
	answer();
	confirm({ title: 'Zamówienie czeka', body: 'Wysłać?', actions: [] });
	expect(asked()).toBe('Wysłać?');
});
