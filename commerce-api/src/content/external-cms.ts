import { cmsDraft } from '@pasaz/kernel/contract/content';
import type { AnyEndpoint, ResultOf } from '@pasaz/kernel/contract/endpoint';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { cleanHtml } from '../catalogue/source/clean-html.ts';
import { fetchText, StatusError } from '../platform/http/fetch-text.ts';

interface ContentRequest {
	storeCode: string;
	params?: Record<string, string>;
}

/** A system of the merchant's editors that answers the calls of content in the place of the shop's own tables (rule 10.19). */
export interface ExternalCms {
	/** Undefined where it has nothing, or has never given a good answer: the shop's own content counts then. */
	read<E extends AnyEndpoint>(endpoint: E, request: ContentRequest): Promise<ResultOf<E> | undefined>;
}

interface CmsConnection {
	/** Without a trailing slash. */
	url: string | undefined;
	log: Logger;
	/** ms since 1970. */
	now?: () => number;
}

/** ms of the second that a page has for its data. */
const TIMEOUT_MS = 600;
/** ms for which an answer is not asked for again. */
const FRESH_MS = 10_000;
/** ms in which a CMS that is away or slow is asked for nothing, so that pages do not wait for it one after the other. */
const REST_MS = 5_000;
const MAX_BYTES = 1_000_000;
const MAX_ANSWERS = 500;

const Good = z.optional(z.literal(200));
const Envelope = z.object({ code: Good, resultCode: Good, result: z.unknown() });

interface Answer {
	/** Undefined for what the CMS does not have. */
	result: unknown;
	askedAt: number;
}

export function createExternalCms({ url, log, now = Date.now }: CmsConnection): ExternalCms {
	if (!url) return { read: async () => undefined };
	const found = new LRUCache<string, Answer>({ max: MAX_ANSWERS });
	/** Apart, so that whoever asks for addresses at random pushes no good answer out. */
	const missing = new LRUCache<string, Answer>({ max: MAX_ANSWERS });
	let restsUntil = 0;

	function keep(address: string, answer: Answer): void {
		const [own, other] = answer.result === undefined ? [missing, found] : [found, missing];
		other.delete(address);
		own.set(address, answer);
	}

	async function ask<E extends AnyEndpoint>(endpoint: E, address: string): Promise<unknown> {
		const known = found.get(address) ?? missing.get(address);
		if (now() < restsUntil || (known && now() - known.askedAt < FRESH_MS)) return known?.result;
		try {
			const result = await fetchResult(endpoint, address);
			keep(address, { result, askedAt: now() });
			return result;
		} catch (error) {
			log.warn(
				{ address: loggedAddress(endpoint, address), reason: reasonOf(error) },
				'the CMS gave no good answer; what is shown is its last one, or the shop’s own',
			);
			if (!isOfAddress(error)) restsUntil = now() + REST_MS;
			if (known) keep(address, { ...known, askedAt: now() });
			return known?.result;
		}
	}

	return {
		async read<E extends AnyEndpoint>(endpoint: E, { params = {}, storeCode }: ContentRequest) {
			if (Object.values(params).some((value) => /^\.{0,2}$/.test(value))) return undefined;
			const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
			const result = await ask(endpoint, `${url}${path}?storeCode=${storeCode}`);
			return result === undefined ? undefined : z.parse<E['result']>(endpoint.result, result);
		},
	};
}

/** @throws when the answer is late, too long or not what the contract says */
async function fetchResult({ result: Result }: AnyEndpoint, address: string): Promise<unknown> {
	const headers = { accept: 'application/json' };
	const asked = fetchText(address, { headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
	const text = await asked.catch((error: unknown) => {
		if (error instanceof StatusError && error.status === 404) return undefined;
		throw error;
	});
	if (text === undefined) return undefined;
	const result = withCleanHtml(z.parse(Envelope, JSON.parse(text)).result);
	z.parse(Result, result);
	return result;
}

/** Without the key of a draft, which opens it (rule 27.21). */
function loggedAddress({ path }: AnyEndpoint, address: string): string {
	return path === cmsDraft.path ? path : address;
}

/** Whether the CMS answered, but something else than the contract says. */
function isNonsense(error: unknown): boolean {
	return error instanceof SyntaxError || error instanceof z.core.$ZodError;
}

/** Whether only this address fails: shoppers choose addresses, and one that the CMS refuses must not keep all others from it. */
function isOfAddress(error: unknown): boolean {
	if (error instanceof StatusError) return error.status < 500 && error.status !== 408 && error.status !== 429;
	return isNonsense(error) || error instanceof RangeError;
}

function reasonOf(error: unknown): string {
	if (isNonsense(error)) return 'the answer is not as the contract says';
	return error instanceof Error ? error.message : String(error);
}

const HTML_FIELDS: readonly string[] = ['content', 'answer'];

/** Pages print these fields unescaped (rule 10.8). */
function withCleanHtml(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withCleanHtml);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, member]) => [
			name,
			HTML_FIELDS.includes(name) && typeof member === 'string' ? cleanHtml(member) : withCleanHtml(member),
		]),
	);
}
