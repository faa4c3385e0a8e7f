import type { AnyEndpoint, QueryOf, ResultOf } from '@pasaz/kernel/contract/endpoint';
import { userLogin } from '@pasaz/kernel/contract/user';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { type input, parse } from 'zod/mini';
import { fixtureCatalog } from './catalog/fixture-catalog.ts';
import { writeCatalog } from './catalog/write-catalog.ts';
import { getConfig } from './config.ts';
import { createApp } from './create-app.ts';
import type { Database } from './database/database.ts';
import { openInMemory } from './database/open-in-memory.ts';

interface Sent<E extends AnyEndpoint> {
	body?: input<E['body']>;
	query?: QueryOf<E>;
	params?: Record<string, string>;
	token?: string | undefined;
	headers?: Record<string, string>;
}

interface Refused {
	status: number;
	errorCode: string;
	errorMessage: string;
	result: Record<string, unknown>;
}

export interface TestApp {
	app: Hono;
	db: Database;
	/** The clock of the app; tests may turn it. */
	clock: { now: Date };
	/** Sends a call that must succeed and checks the answer against the contract. */
	call<E extends AnyEndpoint>(endpoint: E, sent?: Sent<E>): Promise<ResultOf<E>>;
	/** Sends a call that answers a pair of tokens. */
	tokens<E extends AnyEndpoint>(endpoint: E, sent?: Sent<E>): Promise<{ access: string; refresh: string }>;
	/** Sends a call that must be refused. */
	refused<E extends AnyEndpoint>(endpoint: E, sent?: Sent<E>): Promise<Refused>;
	send(endpoint: AnyEndpoint, sent?: Sent<AnyEndpoint>): Promise<Response>;
	close(): Promise<void>;
}

/** The real app over a real database in memory with the fixture catalogue. */
export async function createTestApp(catalog = fixtureCatalog()): Promise<TestApp> {
	const { db, close } = await openInMemory();
	const clock = { now: new Date('2026-11-20T10:00:00Z') };
	await writeCatalog(db, catalog, clock.now);
	const app = createApp({
		db,
		config: getConfig({ DATA_DIR: `/tmp/pasaz-test-${process.pid}` }),
		log: pino({ level: 'silent' }),
		now: () => clock.now,
		isReady: () => true,
	});

	const send: TestApp['send'] = async (endpoint, sent = {}) => {
		const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sent.params?.[name] ?? ''));
		const query = new URLSearchParams(Object.entries(sent.query ?? {}).map(([key, value]) => [key, String(value)]));
		return app.request(`${path}?${query}`, {
			method: endpoint.method,
			headers: {
				...(sent.body !== undefined && { 'content-type': 'application/json' }),
				...(sent.token && { authorization: `Bearer ${sent.token}` }),
				...sent.headers,
			},
			...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
		});
	};
	const answered = async (endpoint: AnyEndpoint, sent?: Sent<AnyEndpoint>) => {
		const response = await send(endpoint, sent);
		const answer = await response.json();
		if (response.status === 200) return endpoint.bare ? { result: answer } : answer;
		throw new Error(`${endpoint.path}: ${response.status} ${JSON.stringify(answer)}`);
	};
	return {
		app,
		db,
		clock,
		send,
		call: async <E extends AnyEndpoint>(endpoint: E, sent?: Sent<E>) =>
			parse<E['result']>(endpoint.result, (await answered(endpoint, sent)).result),
		tokens: async (endpoint, sent) => {
			const { result, meta } = await answered(endpoint, sent);
			return { access: String(result), refresh: parse(userLogin.meta, meta).refreshToken };
		},
		refused: async (endpoint, sent) => {
			const response = await send(endpoint, sent);
			const { code, result } = await response.json();
			if (code !== response.status) throw new Error(`The envelope says ${code}, the status ${response.status}`);
			return { status: response.status, errorCode: result?.errorCode, errorMessage: result?.errorMessage, result };
		},
		close,
	};
}
