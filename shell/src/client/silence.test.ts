import { $online, setSilent } from '@pasaz/kernel/stores/online';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detectSilence } from './silence.ts';

const SILENCE = 5000;
let isThere: boolean;
beforeEach(() => {
	isThere = false;
	vi.useFakeTimers();
	vi.stubGlobal('window', {});
	vi.stubGlobal('navigator', { onLine: true });
	vi.stubGlobal('addEventListener', () => {});
	$online.listen(() => {});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Takes so many ms to answer; never at all without them. */
const answering = (ms?: number) => () =>
	new Promise<Response>((resolve) => {
		if (ms !== undefined) setTimeout(() => resolve(new Response()), ms);
	});
const probe = async () => isThere;

it('takes 5 s without an answer for no network, and looks for the next answer (16.1)', async () => {
	void detectSilence({ request: answering(), probe })('/api/x');
	await vi.advanceTimersByTimeAsync(SILENCE - 1);
	expect($online.get()).toBe(true);
	await vi.advanceTimersByTimeAsync(1);
	expect($online.get()).toBe(false);
	await vi.advanceTimersByTimeAsync(SILENCE);
	expect($online.get()).toBe(false);
	isThere = true;
	await vi.advanceTimersByTimeAsync(2 * SILENCE);
	expect($online.get()).toBe(true);
});

it('takes a slow call for no silence while others are answered', async () => {
	let ms = 6000;
	const request = detectSilence({ request: () => answering(ms)(), probe });
	void request('/api/slow');
	ms = 100;
	await vi.advanceTimersByTimeAsync(4000);
	void request('/api/quick');
	await vi.advanceTimersByTimeAsync(3000);
	expect($online.get()).toBe(true);
});

it('counts a call that was given up at that very moment', async () => {
	const request = async () => {
		throw new DOMException('late', 'TimeoutError');
	};
	await expect(detectSilence({ request, probe })('/api/x')).rejects.toThrow('late');
	expect($online.get()).toBe(false);
});

it('counts another network that is silent, too, as none (16.1)', async () => {
	const request = detectSilence({ request: answering(), probe });
	void request('/api/x');
	await vi.advanceTimersByTimeAsync(SILENCE);
	// as the browser's event does
	setSilent(false);
	void request('/api/x');
	await vi.advanceTimersByTimeAsync(SILENCE);
	expect($online.get()).toBe(false);
});
