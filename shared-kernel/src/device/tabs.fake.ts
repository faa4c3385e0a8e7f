import { NetworkError } from '../errors.ts';
import type { Timer } from './clock.ts';
import type { Locks } from './locks.ts';
import type { Channel } from './tabs.ts';

/** For tests: the tabs of one browser. `deliver` decides when the next message arrives. */
export function fakeChannels(deliver: (arrive: () => void) => void = queueMicrotask) {
	const tabs = new Map<object, (message: unknown) => void>();
	const inboxes = new Map<object, unknown[]>();
	return (): Channel & { close(): void } => {
		const tab = {};
		return {
			post(message) {
				const copy: unknown = structuredClone(message);
				for (const other of tabs.keys()) {
					if (other === tab) continue;
					inboxes.set(other, [...(inboxes.get(other) ?? []), copy]);
					deliver(() => {
						const [first, ...rest] = inboxes.get(other) ?? [];
						inboxes.set(other, rest);
						tabs.get(other)?.(first);
					});
				}
			},
			listen(hear) {
				const before = tabs.get(tab);
				tabs.set(tab, (message) => {
					before?.(message);
					hear(message);
				});
				return () => tabs.delete(tab);
			},
			close: () => void tabs.delete(tab),
		};
	};
}

/** For tests: Web Locks. A tab that is killed leaves what it holds and what it waits for. */
export function fakeLocks(timer?: Timer) {
	const queues = new Map<string, { tab: object; enter: () => void }[]>();
	const leave = (name: string, place: { enter: () => void }) => {
		const queue = queues.get(name) ?? [];
		const wasFirst = queue[0] === place;
		queues.set(
			name,
			queue.filter((one) => one !== place),
		);
		if (wasFirst) queues.get(name)?.[0]?.enter();
	};
	return (): Locks & { kill(): void } => {
		const tab = {};
		return {
			async hold(name, work, patience) {
				const place = { tab, enter: () => undefined };
				const turn = new Promise<void>((resolve, reject) => {
					Object.assign(place, { enter: resolve });
					const impatient = () => {
						if (queues.get(name)?.[0] === place) return;
						leave(name, place);
						reject(new NetworkError(`Another tab keeps ${name} busy`));
					};
					if (patience !== undefined) timer?.after(patience, impatient);
				});
				queues.set(name, [...(queues.get(name) ?? []), place]);
				if (queues.get(name)?.[0] === place) place.enter();
				await turn;
				return work().finally(() => leave(name, place));
			},
			kill() {
				for (const [name, queue] of queues) for (const place of queue) if (place.tab === tab) leave(name, place);
			},
		};
	};
}
