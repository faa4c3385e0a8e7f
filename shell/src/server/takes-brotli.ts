import type { Context } from 'hono';

/** `br`, unless with a weight of nothing (RFC 9110, section 12.5.3). */
const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?=,|$)/i;

/** Whether who asks can read brotli. */
export function takesBrotli(context: Context): boolean {
	return BROTLI.test(context.req.header('accept-encoding') ?? '');
}
