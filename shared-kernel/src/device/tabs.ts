/** What the shop's tabs tell each other. A tab does not hear itself. */
export interface Channel {
	post(message: unknown): void;
	/** Returns the function that stops listening. */
	listen(hear: (message: unknown) => void): () => void;
}

const SILENT_CHANNEL: Channel = { post: () => undefined, listen: () => () => undefined };

/**
 * A channel between the tabs of this browser; silent where there is none. It is closed while the page rests in the back/forward cache,
 * which an open one would keep it out of.
 */
export function tabChannel(name: string): Channel {
	if (typeof BroadcastChannel === 'undefined') return SILENT_CHANNEL;
	const hearers = new Set<(message: unknown) => void>();
	const open = () => {
		const opened = new BroadcastChannel(name);
		opened.onmessage = ({ data }) => {
			for (const hear of hearers) hear(data);
		};
		return opened;
	};
	let channel: BroadcastChannel | undefined = open();
	addEventListener('pagehide', () => {
		channel?.close();
		channel = undefined;
	});
	addEventListener('pageshow', () => {
		channel ??= open();
	});
	return {
		post: (message) => channel?.postMessage(message),
		listen(hear) {
			hearers.add(hear);
			return () => hearers.delete(hear);
		},
	};
}
