import * as z from 'zod/mini';
import type { Channel } from '../../device/tabs.ts';
import type { Session } from '../authorization.ts';

/** A question for a session's token, or a token; `fresh` when the server has just given it. */
const Message = z.object({ session: z.string(), token: z.optional(z.string()), fresh: z.optional(z.boolean()) });

export interface SharedToken {
	/** Asks the other tabs for the session's token. Their answers may be refused, too. */
	ask(): void;
	tell(): void;
	/** Keeps a token from being given or taken again. */
	noteRefused(token: string | null): void;
	/** Whether a token was another tab's answer. */
	isSecondHand(token: string | null): boolean;
}

interface SharingTab {
	channel: Channel;
	session: () => Session | undefined;
	take: (session: string, token: string) => void;
}

/** Shares a session's access token between the memories of the tabs, so that not each of them has to refresh it. */
export function shareToken({ channel, session, take }: SharingTab): SharedToken {
	const secondHand = new Set<string | null>();
	const refused = new Set<string | null>();
	let isAsking = false;

	channel.listen((message) => {
		const { data } = Message.safeParse(message);
		const own = session();
		if (!data || own?.id !== data.session) return;
		const { token, fresh = false } = data;
		if (token === undefined) {
			if (own.token !== null && !refused.has(own.token)) channel.post({ session: own.id, token: own.token });
		} else if (fresh || (isAsking && !refused.has(token))) {
			isAsking = false;
			if (!fresh) secondHand.add(token);
			take(own.id, token);
		}
	});

	return {
		ask() {
			const own = session();
			isAsking = true;
			if (own) channel.post({ session: own.id });
		},
		tell() {
			const own = session();
			isAsking = false;
			if (own?.token) channel.post({ session: own.id, token: own.token, fresh: true });
		},
		noteRefused: (token) => void refused.add(token),
		isSecondHand: (token) => secondHand.has(token),
	};
}
