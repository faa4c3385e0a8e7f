import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const Environment = z.object({
	PORT: port.default(4000),
	HOST: z.string().min(1).default('127.0.0.1'),
	DATA_DIR: z.string().min(1).default('.data'),
	API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4001'),
	PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
	/** Threads that render pages. */
	RENDER_WORKERS: z.coerce
		.number()
		.int()
		.min(1)
		.max(64)
		.default(Math.max(1, availableParallelism() - 1)),
	OUTPUT_CACHE: z.enum(['on', 'off']).default('on'),
	LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Config {
	port: number;
	host: string;
	/** Absolute folder of everything that the shop keeps. */
	dataDir: string;
	apiUrl: string;
	/** Origin of the shop as shoppers see it. */
	publicUrl: string;
	renderWorkers: number;
	outputCache: boolean;
	logLevel: string;
}

/**
 * The shell's settings from environment variables.
 * @throws naming each bad key
 */
export function getConfig(env: NodeJS.ProcessEnv): Config {
	const parsed = Environment.safeParse(env);
	if (!parsed.success) {
		const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
		throw new Error(`Bad configuration: ${reasons.join('; ')}`);
	}
	const { PORT, HOST, DATA_DIR, API_URL, PUBLIC_URL, RENDER_WORKERS, OUTPUT_CACHE, LOG_LEVEL } = parsed.data;
	return {
		port: PORT,
		host: HOST,
		dataDir: resolve(DATA_DIR),
		apiUrl: API_URL.replace(/\/$/, ''),
		publicUrl: (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
		renderWorkers: RENDER_WORKERS,
		outputCache: OUTPUT_CACHE === 'on',
		logLevel: LOG_LEVEL,
	};
}
