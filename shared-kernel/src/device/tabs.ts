/** A channel between the shop's tabs. A tab does not receive its own messages. */
export interface Channel {
	post(message: unknown): void;
	/** @returns the function that stops listening */
	listen(listener: (message: unknown) => void): () => void;
}

const SILENT_CHANNEL: Channel = { post: () => undefined, listen: () => () => undefined };

/** A browser without channels gets a silent one. It is closed in the back/forward cache, out of which an open one keeps a page. */
export function tabChannel(name: string): Channel {
	if (typeof BroadcastChannel === 'undefined') return SILENT_CHANNEL;
	const listeners = new Set<(message: unknown) => void>();
	const open = () => {
		const opened = new BroadcastChannel(name);
		opened.onmessage = ({ data }) => {
			for (const listener of listeners) listener(data);
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
		listen(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
