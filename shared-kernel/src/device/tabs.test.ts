import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabChannel } from './tabs.ts';

const open = new Set<FakeChannel>();
class FakeChannel {
	onmessage: ((event: { data: unknown }) => void) | undefined;
	constructor() {
		open.add(this);
	}
	postMessage(data: unknown) {
		for (const other of open) if (other !== this) other.onmessage?.({ data });
	}
	close() {
		open.delete(this);
	}
}
const page = new EventTarget();

beforeEach(() => {
	open.clear();
	vi.stubGlobal('BroadcastChannel', FakeChannel);
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

describe('tabChannel', () => {
	it('tells other tabs, all who listen, until they stop', () => {
		const [a, b] = [tabChannel('x'), tabChannel('x')];
		const heard: unknown[] = [];
		const stop = b.listen((message) => heard.push(['first', message]));
		b.listen((message) => heard.push(['second', message]));
		a.post(1);
		stop();
		a.post(2);
		expect(heard).toEqual([
			['first', 1],
			['second', 1],
			['second', 2],
		]);
	});

	it('does not keep a page out of the back/forward cache', () => {
		const [a, b] = [tabChannel('x'), tabChannel('x')];
		const heard: unknown[] = [];
		b.listen((message) => heard.push(message));
		page.dispatchEvent(new Event('pagehide'));
		expect(open.size).toBe(0);
		expect(() => a.post(1)).not.toThrow();
		page.dispatchEvent(new Event('pageshow'));
		a.post(2);
		expect(heard).toEqual([2]);
	});

	it('is silent where there is none', () => {
		vi.stubGlobal('BroadcastChannel', undefined);
		const channel = tabChannel('x');
		channel.listen(() => undefined)();
		expect(() => channel.post(1)).not.toThrow();
	});
});
