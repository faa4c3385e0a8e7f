import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';

/** The SDK finds them in the environment; this server takes any. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

export interface S3Server {
	/** A value of `RELEASES`. */
	releases: string;
	/** While it is away it breaks off every request. */
	isAway(away: boolean): void;
	/** From now on it takes requests and gives no answer, or half of one. */
	hang(within: 'request' | 'answer' | undefined): void;
	/** It does what the next write with a condition asks for, and its answer is lost. */
	loseAnswer(): void;
	stop(): Promise<void>;
}

const REFUSED = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>PreconditionFailed</Code></Error>';

interface S3Request {
	method: string;
	url: string;
	headers: Record<string, unknown>;
	raw: { socket: { destroy(): unknown } };
}

interface Answer {
	raw: { writeHead(status: number, headers: Record<string, number>): unknown; write(text: string): unknown };
	code(status: number): Answer;
	type(mime: string): Answer;
	send(text: string): Answer;
	/** The server sends nothing of its own. */
	hijack(): unknown;
}

/** What the hooks of the server need of it; its own types name a package that is not ours. */
interface App {
	addHook(name: 'preHandler', act: (request: S3Request, answer: Answer) => Promise<unknown>): unknown;
	addHook(name: 'onSend', act: (request: S3Request) => Promise<unknown>): unknown;
	listen(at: { port: number; host: string }): Promise<string>;
	close(): Promise<void>;
}

/** fauxqs ignores `If-None-Match: *`, to which S3 has answered 412 since 2024 where there is something. */
function refuseWhatIsThere(app: App): void {
	const written = new Set<string>();
	app.addHook('preHandler', async ({ method, url, headers }, answer) => {
		if (method !== 'PUT') return;
		if (headers['if-none-match'] === '*' && written.has(url))
			return answer.code(412).type('application/xml').send(REFUSED);
		written.add(url);
		return;
	});
}

function hangOnDemand(app: App): S3Server['hang'] {
	let where: 'request' | 'answer' | undefined;
	const waiting: S3Request['raw'][] = [];
	app.addHook('preHandler', async ({ raw }, answer) => {
		if (!where) return;
		answer.hijack();
		waiting.push(raw);
		if (where === 'request') return;
		answer.raw.writeHead(200, { 'content-length': 1000 });
		answer.raw.write('half');
	});
	return (within) => {
		where = within;
		for (const raw of waiting.splice(0)) raw.socket.destroy();
	};
}

function loseAnswerOnDemand(app: App): S3Server['loseAnswer'] {
	let isLost = false;
	app.addHook('onSend', async ({ method, headers, raw }) => {
		if (!isLost || method !== 'PUT' || headers['if-none-match'] !== '*') return;
		isLost = false;
		raw.socket.destroy();
	});
	return () => {
		isLost = true;
	};
}

async function createBucket(endpoint: string): Promise<void> {
	const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true });
	await client.send(new CreateBucketCommand({ Bucket: 'shop' }));
	client.destroy();
}

/**
 * Starts fauxqs, a server with the protocol of S3, in this process and memory, with one bucket. It comes from npm with the other
 * packages, and nothing else has to be installed.
 * @param conditions without them it writes over what is there, as a server does that is not good enough
 */
export async function startS3({ conditions = true } = {}): Promise<S3Server> {
	Object.assign(process.env, CREDENTIALS);
	const app: App = buildApp({ logger: false });
	let away = false;
	app.addHook('preHandler', async ({ raw }, answer) => {
		if (!away) return;
		answer.hijack();
		raw.socket.destroy();
	});
	const hang = hangOnDemand(app);
	const loseAnswer = loseAnswerOnDemand(app);
	if (conditions) refuseWhatIsThere(app);
	const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
	await createBucket(endpoint);
	return {
		releases: `s3://shop/brzask/releases?endpoint=${endpoint}`,
		isAway: (now) => {
			away = now;
		},
		hang,
		loseAnswer,
		stop: () => app.close(),
	};
}
