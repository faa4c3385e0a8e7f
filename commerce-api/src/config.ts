import { resolve } from 'node:path';
import * as z from 'zod';
import { readStoreViews, type StoreViews } from './store-views.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const Environment = z.object({
	API_PORT: z.coerce.number().int().min(0).max(65535).default(4001),
	API_HOST: z.string().min(1).default('127.0.0.1'),
	DATA_DIR: z.string().min(1).default('.data'),
	PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
	PASSWORD_PEPPER: z.string().min(16).optional(),
	ORDER_PREFIX: z
		.string()
		.regex(/^[A-Z0-9]{1,8}$/, 'expected 1 to 8 capital letters or digits')
		.default('BRZ'),
	STORE_VIEWS: z.string().min(1).optional(),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Durations in seconds. */
const SESSION = {
	accessSeconds: 600,
	refreshSeconds: 30 * 86_400,
	absoluteSeconds: 90 * 86_400,
	graceSeconds: 30,
} as const;

export interface Config {
	/** 0 asks the system for a free port. */
	port: number;
	host: string;
	dataDir: string;
	/** Where shoppers see the shop, without a trailing slash. */
	publicUrl: string;
	passwordPepper: string | undefined;
	orderPrefix: string;
	storeViews: StoreViews;
	logLevel: string;
	session: { accessSeconds: number; refreshSeconds: number; absoluteSeconds: number; graceSeconds: number };
}

/** A setting that stops the start; its message is one line and names the key. */
export class ConfigError extends Error {
	override name = 'ConfigError';
}

/**
 * Reads the settings; relative folders are taken from the repository's root.
 * @throws ConfigError naming every bad key
 */
export function getConfig(env: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
	const parsed = Environment.safeParse(given);
	if (!parsed.success) throw new ConfigError(`Bad settings: ${parsed.error.issues.map(toLine).join('; ')}`);
	const { data } = parsed;
	return {
		port: data.API_PORT,
		host: data.API_HOST,
		dataDir: resolve(ROOT, data.DATA_DIR),
		publicUrl: data.PUBLIC_URL.replace(/\/+$/, ''),
		passwordPepper: data.PASSWORD_PEPPER,
		orderPrefix: data.ORDER_PREFIX,
		storeViews: toStoreViews(data.STORE_VIEWS),
		logLevel: data.LOG_LEVEL,
		session: SESSION,
	};
}

function toStoreViews(file: string | undefined): StoreViews {
	try {
		return readStoreViews(file && resolve(ROOT, file));
	} catch (cause) {
		throw Object.assign(new ConfigError('Bad settings: STORE_VIEWS: expected a JSON file with a list of storefronts'), {
			cause,
		});
	}
}

function toLine(issue: { path: PropertyKey[]; message: string }): string {
	return `${issue.path.join('.')}: ${issue.message}`;
}
