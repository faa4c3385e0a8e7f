import { ApiError } from '../../errors.ts';
import type { Tokens } from '../../stores/user-state.ts';

/** How the server answers; it may also lose the answer after the work is done. */
export type ServerMode = 'ok' | 'down' | 'answer-lost' | 'broken' | 'busy' | 'portal' | 'firewall' | 'refusing';

interface Sent {
	key: string;
	owner: number | null;
	seq: number;
}

/** For tests: a server that writes down what took effect and what must never happen. */
export function fakeServer() {
	const users = new Map<string, number>();
	const refreshes = new Map<string, number>();
	const effects = new Map<string, Sent>();
	let count = 0;
	const server = {
		mode: 'ok' as ServerMode,
		/** Calls until the mode is `ok` again. */
		spell: Number.POSITIVE_INFINITY,
		/** Calls that reached it. */
		asked: 0,
		/** Effects in the order in which they happened. */
		effects: [] as Sent[],
		violations: [] as string[],
		issue(userId: number): Tokens {
			count += 1;
			users.set(`access-${count}`, userId);
			refreshes.set(`refresh-${count}`, userId);
			return { token: `access-${count}`, refreshToken: `refresh-${count}` };
		},
		expire: () => users.clear(),
		revoke() {
			users.clear();
			refreshes.clear();
		},
		async refresh(refreshToken: string | null): Promise<Tokens> {
			const user = refreshes.get(refreshToken ?? '');
			if (server.mode === 'down') throw new ApiError('down', { status: 503, code: '503' });
			if (user === undefined) throw new ApiError('over', { status: 401, code: 'session-over' });
			refreshes.delete(refreshToken ?? '');
			return server.issue(user);
		},
		answer(init: RequestInit): Response {
			const { mode } = server;
			server.asked += 1;
			server.spell -= 1;
			if (server.spell <= 0) Object.assign(server, { mode: 'ok', spell: Number.POSITIVE_INFINITY });
			const headers = new Headers(init.headers);
			const token = headers.get('authorization')?.replace('Bearer ', '');
			const { owner, seq } = JSON.parse(String(init.body));
			const sent: Sent = { key: headers.get('idempotency-key') ?? '', owner, seq };
			if (mode === 'down') throw new TypeError('fetch failed');
			const page = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
			if (mode === 'portal') return page(200);
			if (mode === 'firewall') return page(403);
			const no = (status: number, more = {}) =>
				Response.json({ code: status, result: 'no' }, { status, headers: { ...more } });
			if (mode === 'busy') return no(503, { 'retry-after': '2' });
			if (mode === 'broken') return no(500);
			if (token !== undefined && !users.has(token)) return no(401);
			if ((token === undefined ? null : users.get(token)) !== owner)
				server.violations.push(`task ${seq} of ${owner} was sent with the token of ${token && users.get(token)}`);
			if (mode === 'refusing') return no(422);
			takeEffect(sent);
			if (mode === 'answer-lost') throw new TypeError('connection reset');
			return Response.json({ code: 200, result: seq });
		},
	};

	function takeEffect(sent: Sent) {
		const known = effects.get(sent.key);
		if (known && known.seq !== sent.seq)
			server.violations.push(`key ${sent.key} stood for ${known.seq} and ${sent.seq}`);
		if (known) return;
		effects.set(sent.key, sent);
		server.effects.push(sent);
	}
	return server;
}
