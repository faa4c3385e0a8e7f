import { connectBucket, readBucketAddress, type SendToBucket } from './bucket-connection.ts';
import { contentTypeOf } from './content-type.ts';
import type { ObjectStore } from './object-store.ts';

/** Objects that S3 deletes in one request. */
const MAX_KEYS = 1000;

/** A bucket may be what a CDN serves, so files of releases say as what and for how long they can be kept. */
function headersOf(path: string) {
	const isFile = path.startsWith('releases/') && path.includes('/web/');
	const CacheControl = isFile ? 'public, max-age=31536000, immutable' : 'no-cache';
	return { ContentType: contentTypeOf(path), CacheControl };
}

interface Listed {
	ask: SendToBucket;
	Bucket: string;
	Prefix: string;
	/** A slash lists what is directly below. */
	Delimiter?: string;
}

/** Names of objects and folders, whole, with the time of their last change where they have one. */
async function listAll({ ask, ...asked }: Listed): Promise<{ key: string; at: number }[]> {
	const found: { key: string; at: number }[] = [];
	let ContinuationToken: string | undefined;
	do {
		const page = await ask(({ client, sdk }) =>
			client.send(new sdk.ListObjectsV2Command({ ...asked, ContinuationToken })),
		);
		for (const { Key = '', LastModified } of page?.Contents ?? [])
			found.push({ key: Key, at: LastModified?.getTime() ?? 0 });
		for (const { Prefix = '' } of page?.CommonPrefixes ?? []) found.push({ key: Prefix, at: 0 });
		ContinuationToken = page?.NextContinuationToken;
	} while (ContinuationToken);
	return found;
}

async function removeKeys(ask: SendToBucket, Bucket: string, keys: readonly string[]): Promise<void> {
	for (let start = 0; start < keys.length; start += MAX_KEYS) {
		const Objects = keys.slice(start, start + MAX_KEYS).map((Key) => ({ Key }));
		const answer = await ask(({ client, sdk }) =>
			client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
		);
		const [fault] = answer?.Errors ?? [];
		if (fault) throw new Error(`${fault.Key} cannot be removed: ${fault.Message}`);
	}
}

/** Tries of a write that somebody else's, which is under way, stands in the way of. */
const WRITE_ATTEMPTS = 5;

/** Single objects of a bucket, by their paths below the prefix. */
function openObjects(ask: SendToBucket, Bucket: string, prefix: string) {
	async function read(path: string): Promise<Buffer | undefined> {
		const content = await ask(
			async ({ client, sdk }) => {
				const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: prefix + path }));
				return Body?.transformToByteArray();
			},
			[404],
		);
		return content && Buffer.from(content);
	}
	/** @returns whether it was written */
	async function write(path: string, Body: string | Uint8Array, condition?: { IfNoneMatch: '*' }): Promise<boolean> {
		const object = { Bucket, Key: prefix + path, Body, ...headersOf(path), ...condition };
		// there is one, or somebody else writes it just now
		const answers = condition ? [412, 409] : [];
		return (await ask(({ client, sdk }) => client.send(new sdk.PutObjectCommand(object)), answers)) !== undefined;
	}
	/** Where the answer to a write was lost, the SDK repeats it, and the bucket refuses that for what the first one wrote. */
	async function writeIfAbsent(path: string, content: string | Uint8Array): Promise<boolean> {
		for (let attempt = 0; attempt < WRITE_ATTEMPTS; attempt += 1) {
			if (await write(path, content, { IfNoneMatch: '*' })) return true;
			const there = await read(path);
			if (there) return there.equals(Buffer.from(content));
		}
		return false;
	}
	return { read, write, writeIfAbsent };
}

/** A bucket of S3, or of a server with its protocol. The credentials are those of the SDK's environment. */
export function openBucket(given: string): ObjectStore {
	const address = readBucketAddress(given);
	const { name: Bucket, prefix, text } = address;
	const ask = connectBucket(address);
	const { read, write, writeIfAbsent } = openObjects(ask, Bucket, prefix);
	let isProven: Promise<void> | undefined;

	/** @throws where a team could publish over another one */
	async function proveConditions(): Promise<void> {
		const writeOnce = () => write('conditional-writes', 'none', { IfNoneMatch: '*' });
		if ((await writeOnce()) && (await writeOnce()))
			throw new Error(`${text} ignores If-None-Match when it is written to, so nothing can be published there safely`);
	}
	const below = (folder: string) => listAll({ ask, Bucket, Prefix: `${prefix}${folder}/` });

	return {
		read,
		put: async (path, content) => {
			await write(path, content);
		},
		putIfAbsent: async (path, content) => {
			isProven ??= proveConditions().catch((error: unknown) => {
				isProven = undefined;
				throw error;
			});
			await isProven;
			return writeIfAbsent(path, content);
		},
		list: async (folder) => {
			const Prefix = `${prefix}${folder}/`;
			const found = await listAll({ ask, Bucket, Prefix, Delimiter: '/' });
			return found.map(({ key }) => key.slice(Prefix.length).replace(/\/$/, ''));
		},
		changedAt: async (path) => Math.max(0, ...(await below(path)).map(({ at }) => at)),
		remove: async (path) => removeKeys(ask, Bucket, [...(await below(path)).map(({ key }) => key), prefix + path]),
	};
}
