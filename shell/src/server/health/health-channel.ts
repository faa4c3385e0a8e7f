import type { Logger } from 'pino';
import * as z from 'zod';
import { openRedisPair } from '../redis-connection.ts';
import type { PageView, ServerFault } from './health-book.ts';

const CHANNEL = 'pasaz:health';
const Fault = z.object({ release: z.string(), url: z.string() });
const View = z.object({
	weight: z.number(),
	releases: z.array(z.string()).readonly(),
	failed: z.array(z.string()).readonly(),
	paint: z.object({ release: z.string(), ms: z.number() }).optional(),
	network: z.string(),
});
const Message = z.object({ from: z.string(), said: z.union([View, Fault]) });

export type HealthReport = PageView | ServerFault;

export interface HealthChannel {
	/** Tells the other shells; what cannot be told is lost, and this shell goes on by what it knows itself. */
	tell(said: HealthReport): void;
	close(): Promise<void>;
}

/** Shells tell each other through Redis what they hear, so that each counts what is said to all of them. */
export function openHealthChannel(url: string, onSaid: (said: HealthReport) => void, log: Logger): HealthChannel {
	const from = crypto.randomUUID();
	const { client, listener, connected, close } = openRedisPair(url, log);
	const warn = (error: unknown) => log.warn({ err: error }, 'shells do not hear of each other’s health');

	function receive(message: string) {
		try {
			const { from: sender, said } = Message.parse(JSON.parse(message));
			if (sender !== from) onSaid(said);
		} catch (error) {
			warn(error);
		}
	}
	connected.catch(warn);
	// each time, because Redis may be gone again before the first subscription is made; a second one changes nothing
	listener.on('ready', () => void listener.subscribe(CHANNEL, receive).catch(warn));
	return {
		tell(said) {
			if (client.isReady)
				client.publish(CHANNEL, JSON.stringify({ from, said } satisfies z.input<typeof Message>)).catch(warn);
		},
		close,
	};
}
