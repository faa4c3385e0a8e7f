import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdWhilePressed } from './hold-while-pressed.ts';

let isPressed = false;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('document', { documentElement: { matches: () => isPressed } });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function come(): HTMLElement {
	const element = { hidden: false } as HTMLElement;
	holdWhilePressed(element);
	return element;
}

it('rule 22.16: what comes while something is being pressed is shown once that is released', () => {
	isPressed = true;
	const message = come();
	vi.advanceTimersByTime(5000);
	expect(message.hidden).toBe(true);
	isPressed = false;
	vi.advanceTimersByTime(100);
	expect(message.hidden).toBe(false);
});

it('what comes while nothing is pressed is shown at once, and stays during the next press', () => {
	isPressed = false;
	const message = come();
	expect(message.hidden).toBe(false);
	isPressed = true;
	vi.advanceTimersByTime(5000);
	expect(message.hidden).toBe(false);
});
