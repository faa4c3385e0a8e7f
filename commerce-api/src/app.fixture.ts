import type { AnyEndpoint, QueryOf, ResultOf } from '@pasaz/kernel/contract/endpoint';
import { STORE_VIEWS_FILE } from '@pasaz/kernel/contract/store-views-file.fixture';
import { userLogin } from '@pasaz/kernel/contract/user';
import type { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { type input, parse } from 'zod/mini';
import { fixtureCatalog } from './catalogue/source/catalog.fixture.ts';
import { writeCatalog } from './catalogue/write/write-catalog.ts';
import { createApp } from './create-app.ts';
import { createJobs } from './create-jobs.ts';
import { getConfig } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { type OpenDatabase, openInMemory } from './platform/database/open-in-memory.fixture.ts';
import type { Mail } from './platform/job.ts';
import { workOutbox } from './platform/outbox/work-outbox.ts';
import { NO_LIMITS, type RateLimits } from './platform/rate-limit/rate-limits.ts';

interface Sent<E extends AnyEndpoint> {
	body?: input<E['body']>;
	query?: QueryOf<E>;
	params?: Record<string, string>;
	/** The storefront that asks. */
	storeCode?: string;
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
	/** Does what waits in the outbox and gives the mails that were sent since the last call. */
	mails(): Promise<Mail[]>;
	close(): Promise<void>;
}

const OPENING = new Date('2026-11-20T10:00:00Z');

export interface TestOptions {
	/** Settings besides the folder of data. */
	env?: Record<string, string>;
	limits?: RateLimits;
	log?: Logger;
}

/** The real app over a real database in memory with the fixture catalogue. */
export async function createTestApp(catalog = fixtureCatalog(), options: TestOptions = {}): Promise<TestApp> {
	const { db, close } = await openInMemory();
	await writeCatalog(db, catalog, OPENING);
	return testAppOn({ db, close }, options);
}

/** The real app over a database that has a catalogue. */
export function testAppOn({ db, close }: OpenDatabase, options: TestOptions = {}): TestApp {
	const clock = { now: new Date(OPENING) };
	const now = () => clock.now;
	const config = getConfig({
		DATA_DIR: `/tmp/pasaz-test-${process.pid}`,
		STORE_VIEWS: STORE_VIEWS_FILE,
		SANDBOX_PAYMENT: 'true',
		...options.env,
	});
	const { log = pino({ level: 'silent' }), limits = NO_LIMITS } = options;
	const app = createApp({ db, config, log, now, limits, isReady: () => true });
	const mails: Mail[] = [];
	const mailer = async (mail: Mail) => {
		mails.push(mail);
	};
	const outbox = { db, now, log, run: createJobs({ db, config, now, limits, mailer }) };

	const send: TestApp['send'] = async (endpoint, sent = {}) => {
		const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sent.params?.[name] ?? ''));
		const asked = [...Object.entries(sent.query ?? {}), ...(sent.storeCode ? [['storeCode', sent.storeCode]] : [])];
		const query = new URLSearchParams(asked.map(([key, value]) => [String(key), String(value)]));
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
		async mails() {
			while ((await workOutbox(outbox, 'others')) + (await workOutbox(outbox, 'mails')) > 0);
			return mails.splice(0);
		},
		call: async <E extends AnyEndpoint>(endpoint: E, sent?: Sent<E>) =>
			parse<E['result']>(endpoint.result, (await answered(endpoint, sent)).result),
		tokens: async (endpoint, sent) => {
			const { result, meta } = await answered(endpoint, sent);
			return { access: String(result), refresh: parse(userLogin.meta, meta).refreshToken ?? '' };
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
