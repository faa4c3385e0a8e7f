import type { S3Client } from '@aws-sdk/client-s3';
import { StoreUnavailable } from './object-store.ts';

/**
 * ms. A request or an answer that stops fails after `socketTimeout`, which the SDK watches from the beginning only
 * below 6000. `requestTimeout`, until the answer begins, is long enough for a file on a slow line.
 */
const TIMEOUTS = {
	connectionTimeout: 2000,
	socketTimeout: 5000,
	requestTimeout: 300_000,
	// otherwise it is merely told on the console
	throwOnRequestTimeout: true,
};

interface BucketAddress {
	name: string;
	/** Ends with a slash, or is empty. */
	prefix: string;
	endpoint: string | undefined;
	region: string;
	text: string;
}

/** @param given such as `s3://bucket/prefix?endpoint=https://…&region=…` @throws if it is none */
export function readBucketAddress(given: string): BucketAddress {
	const url = URL.canParse(given) ? new URL(given) : undefined;
	if (url?.protocol !== 's3:' || !url.host)
		throw new Error(`RELEASES: ${given} is not of the form s3://bucket/prefix?endpoint=https://…`);
	const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
	return {
		name: url.host,
		prefix: prefix && `${prefix}/`,
		endpoint: url.searchParams.get('endpoint') ?? undefined,
		region: url.searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
		text: `s3://${url.host}/${prefix}`,
	};
}

type Sdk = typeof import('@aws-sdk/client-s3');

interface Connection {
	sdk: Sdk;
	client: S3Client;
}

async function connect({ endpoint, region }: BucketAddress): Promise<Connection> {
	const sdk = await import('@aws-sdk/client-s3').catch((cause: unknown) => {
		throw new Error('RELEASES names a bucket, which needs the package @aws-sdk/client-s3', { cause });
	});
	const client = new sdk.S3Client({
		region,
		requestHandler: TIMEOUTS,
		// a server that does not know the header would be waited for until `socketTimeout`
		expectContinueHeader: false,
		// many servers do not know the checksums that the client would add
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		...(endpoint && { endpoint, forcePathStyle: true }),
	});
	return { sdk, client };
}

function statusOf(error: unknown): number {
	const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
	return $metadata?.httpStatusCode ?? 0;
}

function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const { code = error.name } = error as { code?: string };
	return error.message ? `${code}: ${error.message}` : code;
}

/** Asks the bucket. @returns `undefined` for statuses that are answers, not failures @throws {StoreUnavailable} */
export type SendToBucket = <Answer>(
	send: (connection: Connection) => Promise<Answer>,
	answers?: readonly number[],
) => Promise<Answer | undefined>;

/** The SDK is loaded with the first request: a shop without a bucket does without it. */
export function connectBucket(address: BucketAddress): SendToBucket {
	let connection: Promise<Connection> | undefined;
	return async (send, answers = []) => {
		connection ??= connect(address);
		const connected = await connection;
		try {
			return await send(connected);
		} catch (error) {
			if (answers.includes(statusOf(error))) return;
			throw new StoreUnavailable(`The releases in ${address.text} cannot be reached: ${reasonOf(error)}`, {
				cause: error,
			});
		}
	};
}
