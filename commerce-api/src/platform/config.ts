import { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import { MAX_PIECES } from '@pasaz/kernel/contract/max-pieces';
import { readProxies } from '@pasaz/kernel/domain/trusted-proxies.server';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import { toExternalServices } from './external-services.ts';
import { LoyaltyLevels } from './loyalty-levels.ts';
import { ROOT, readSetting, toSettingFiles } from './setting-files.ts';
import { StoreViews } from './store-views.ts';

const Environment = z.object({
	API_PORT: z.coerce.number().int().min(0).max(65535).default(4001),
	API_HOST: z.string().min(1).default('127.0.0.1'),
	DATA_DIR: z.string().min(1).default('.data'),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
	DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
	REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
	PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
	PASSWORD_PEPPER: z.string().min(16).optional(),
	PAYMENT_SECRET: z.string().min(32).optional(),
	SANDBOX_PAYMENT: z.stringbool().optional(),
	SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
	MAIL_FROM: z.string().min(3).optional(),
	MAILS_PAGE: z.stringbool().optional(),
	OUTPUT_CACHE_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
	PURGE_SECRET: z.string().min(16).optional(),
	RATE_LIMITS: z.stringbool().default(true),
	TRUSTED_PROXIES: z
		.string()
		.default('loopback')
		.refine((list) => readProxies(list) !== undefined, 'expected IP addresses, networks or the word loopback'),
	GOOGLE_CLIENT_ID: z.string().min(1).optional(),
	FACEBOOK_APP_ID: z.string().min(1).optional(),
	FACEBOOK_APP_SECRET: z.string().min(1).optional(),
	CMS_URL: z.url({ protocol: /^https?$/ }).optional(),
	PIM_URL: z.url({ protocol: /^https?$/ }).optional(),
	PIM_ALIAS: z.string().min(1).optional(),
	PIM_KEY: z.string().min(1).optional(),
	ADMIN_SECRET: z.string().min(24).optional(),
	REDIRECT_HOSTS: z
		.string()
		.regex(/^[a-z\d.-]+(\s*,\s*[a-z\d.-]+)*$/, 'expected host names with commas between them')
		.optional(),
	ORDER_PREFIX: z
		.string()
		.regex(/^[A-Z0-9]{1,8}$/, 'expected 1 to 8 capital letters or digits')
		.default('ORD'),
	PAY_MINUTES: z.coerce.number().int().min(1).max(43_200).default(30),
	ORDER_LINE_PIECES: z.coerce.number().int().min(1).max(MAX_PIECES).default(50),
	ORDER_PIECES: z.coerce.number().int().min(1).max(100_000).default(200),
	DOWNLOADS: z.string().min(1).optional(),
	FILMS: z.string().min(1).optional(),
	GIFT_CARD_SKUS: z.string().default(''),
	COLLECT_DAYS: z.coerce.number().int().min(1).max(30).optional(),
	LOYALTY_POINT: z.coerce.number().int().min(1).optional(),
	LOYALTY_LEVELS: LoyaltyLevels,
	CUSTOMER_TAX_CLASSES: z
		.string()
		.regex(/^\*=\d+(,\d+=\d+)*$/, 'expected *= and a tax class, then groups of customers with theirs, e.g. *=3,2=9')
		.optional(),
	SELLER_NAME: z.string().min(1).optional(),
	SELLER_ADDRESS: z.string().min(1).optional(),
	SELLER_VAT_ID: z.string().min(1).optional(),
	LABEL: z.string().min(1).optional(),
	PLACES: z.string().min(1).optional(),
	PICKUP_POINTS: z.string().min(1).optional(),
	SEARCH: z.string().min(1).optional(),
	FEED_CATEGORIES: z.string().min(1).optional(),
	STORE_VIEWS: z.string({ error: 'names the JSON file of the storefronts' }).min(1),
	TOKEN_IN_QUERY: z.stringbool().default(false),
	STOP_DELAY: z.coerce.number().int().min(0).max(60_000).default(0),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Durations in seconds. */
const SESSION = {
	accessSeconds: 600,
	refreshSeconds: 30 * 86_400,
	absoluteSeconds: 90 * 86_400,
	graceSeconds: 30,
};

/** Providers that shoppers may log in by; one without its ids is switched off. */
export interface SocialProviders {
	google: { clientId: string } | undefined;
	facebook: { appId: string; secret: string } | undefined;
}

export interface LoyaltySettings {
	/** What gives one point, in grosze or cents of the catalogue's currency. */
	point: number;
	/** Points at which levels begin; the first is 0. */
	levels: readonly number[];
}

/** Tax classes of customers (rule 5.10). */
export interface CustomerTax {
	/** Tax class of guests, and of groups that the setting does not name. */
	usual: number;
	byGroup: ReadonlyMap<number, number>;
}

export interface Seller {
	name: string;
	/** In one line. */
	address: string;
	vatId: string;
}

/** Relative folders are taken from the repository's root. @throws ConfigError naming every bad key */
export function getConfig(env: Record<string, string | undefined>) {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
	const parsed = Environment.safeParse(given);
	if (!parsed.success) throw new ConfigError(`Bad settings: ${parsed.error.issues.map(toLine).join('; ')}`);
	const { data } = parsed;
	const dataDir = resolve(ROOT, data.DATA_DIR);
	const publicUrl = data.PUBLIC_URL.replace(/\/+$/, '');
	const storeViews: StoreViews = readSetting('STORE_VIEWS', data.STORE_VIEWS, StoreViews);
	const from = data.MAIL_FROM ?? `${storeViews[0].seo.siteName} <no-reply@${new URL(publicUrl).hostname}>`;
	return {
		/** 0 asks the system for a free port. */
		port: data.API_PORT,
		host: data.API_HOST,
		dataDir,
		/** Where shoppers see the shop, without a trailing slash. */
		publicUrl,
		storeViews,
		/** A PostgreSQL server; without it the database is a folder in `dataDir`. */
		database: data.DATABASE_URL ? { url: data.DATABASE_URL, poolSize: data.DATABASE_CONNECTIONS } : undefined,
		/** Shares rate limits between processes. */
		redisUrl: data.REDIS_URL,
		mail: { smtpUrl: data.SMTP_URL, from, folder: join(dataDir, 'mails'), publicUrl },
		/** Whether the mails that were written can be read at `/mails`. */
		mailsPage: data.MAILS_PAGE ?? (!data.SMTP_URL && data.API_HOST === '127.0.0.1'),
		outputCache: toOutputCache(data),
		rateLimits: data.RATE_LIMITS,
		trustedProxies: readProxies(data.TRUSTED_PROXIES) ?? new BlockList(),
		socialLogin: toProviders(data),
		passwordPepper: data.PASSWORD_PEPPER,
		/** Signs a payment provider's messages; without it only the shop's own sandbox can send any. */
		paymentSecret: data.PAYMENT_SECRET,
		/** Whether orders may be paid on the sandbox's page, where no money moves. */
		sandboxPayment: isSandbox(data),
		...toExternalServices(data),
		/** Opens the calls by which a merchant moderates. */
		adminSecret: data.ADMIN_SECRET,
		/** Hosts beside the shop's own that a redirect may lead to. */
		redirectHosts: data.REDIRECT_HOSTS?.split(/\s*,\s*/) ?? [],
		...toOrdering(data),
		/** Without it there are no invoices. */
		seller: toSeller(data),
		/** Path of the module that fills an empty shop and draws its pictures. */
		label: data.LABEL && resolve(ROOT, data.LABEL),
		...toSettingFiles(data),
		/** Whether a user's token may stand in the address, for clients that cannot send headers. */
		tokenInQuery: data.TOKEN_IN_QUERY,
		/** Milliseconds between the signal to stop and the last new request. */
		stopDelay: data.STOP_DELAY,
		logLevel: data.LOG_LEVEL,
		session: SESSION,
	};
}

export type Config = ReturnType<typeof getConfig>;

type Settings = z.output<typeof Environment>;

/**
 * Only a shop of which nothing is real has the sandbox without being told so.
 * @throws ConfigError where it is not said whether orders of what may be a real shop can be paid without money
 */
function isSandbox({ SANDBOX_PAYMENT, PUBLIC_URL, DATABASE_URL, SMTP_URL, PAYMENT_SECRET }: Settings): boolean {
	if (SANDBOX_PAYMENT !== undefined) return SANDBOX_PAYMENT;
	const isSecure = PUBLIC_URL.startsWith('https:');
	const settings = { PUBLIC_URL: isSecure && PUBLIC_URL, DATABASE_URL, SMTP_URL, PAYMENT_SECRET };
	const real = Object.entries(settings).flatMap(([name, value]) => (value ? name : []));
	if (real.length === 0) return true;
	throw new ConfigError(
		`Bad settings: SANDBOX_PAYMENT: say true or false, whether orders can be paid without money; ${real.join(', ')} may be a real shop's`,
	);
}

export interface OutputCache {
	/** The shell's `POST /cache/purge`. */
	url: string;
	secret: string;
}

function toOutputCache({ OUTPUT_CACHE_PURGE_URL: url, PURGE_SECRET: secret }: Settings): OutputCache | undefined {
	if (!url) return undefined;
	if (!secret) throw new ConfigError('Bad settings: PURGE_SECRET: OUTPUT_CACHE_PURGE_URL needs it');
	return { url, secret };
}

function toCustomerTax(list: string | undefined): CustomerTax | undefined {
	if (!list) return undefined;
	const [[, usual = 0] = [], ...groups] = list.split(',').map((pair) => pair.split('=').map(Number));
	return { usual, byGroup: new Map(groups.map(([group = 0, taxClass = 0]) => [group, taxClass])) };
}

function toSeller({ SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_VAT_ID: vatId }: Settings): Seller | undefined {
	if (!name && !address && !vatId) return undefined;
	if (!name || !address || !vatId) {
		throw new ConfigError('Bad settings: SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_ID: an invoice needs all three');
	}
	return { name, address, vatId };
}

function toProviders({ GOOGLE_CLIENT_ID, FACEBOOK_APP_ID, FACEBOOK_APP_SECRET }: Settings): SocialProviders {
	return {
		google: GOOGLE_CLIENT_ID ? { clientId: GOOGLE_CLIENT_ID } : undefined,
		facebook:
			FACEBOOK_APP_ID && FACEBOOK_APP_SECRET ? { appId: FACEBOOK_APP_ID, secret: FACEBOOK_APP_SECRET } : undefined,
	};
}

function toOrdering({ ORDER_PREFIX, PAY_MINUTES, ORDER_LINE_PIECES, ORDER_PIECES, ...rest }: Settings) {
	const { LOYALTY_POINT, LOYALTY_LEVELS, COLLECT_DAYS, CUSTOMER_TAX_CLASSES, ...digital } = rest;
	return {
		/** A folder with one folder for each sku of a downloadable product. */
		downloads: digital.DOWNLOADS && resolve(ROOT, digital.DOWNLOADS),
		films: digital.FILMS && resolve(ROOT, digital.FILMS),
		/** Products that are sold as gift cards worth their price. */
		giftCardSkus: digital.GIFT_CARD_SKUS.split(',').flatMap((sku) => sku.trim() || []),
		/** Days that pieces wait in a showroom to be fetched; without it none can be reserved. */
		collectDays: COLLECT_DAYS,
		loyalty: LOYALTY_POINT ? { point: LOYALTY_POINT, levels: LOYALTY_LEVELS } : undefined,
		customerTax: toCustomerTax(CUSTOMER_TAX_CLASSES),
		orderPrefix: ORDER_PREFIX,
		/** Minutes that an order waits to be paid online before it ends. */
		payMinutes: PAY_MINUTES,
		/** Most pieces of one product in an order, and of all together. */
		orderLimits: { linePieces: ORDER_LINE_PIECES, orderPieces: ORDER_PIECES },
	};
}

function toLine(issue: { path: PropertyKey[]; message: string }): string {
	return `${issue.path.join('.')}: ${issue.message}`;
}
