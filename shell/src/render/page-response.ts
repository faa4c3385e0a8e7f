import { ApiError, NetworkError } from '@pasaz/kernel/errors';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { LoadError } from '../composition/load-failure.ts';
import { isSlot } from '../routing/slots.ts';
import { isAnswer } from './api-failures.ts';

/** What of an error may leave the server: its status. */
export function statusOf(error: unknown): number {
	if (isRouteErrorResponse(error)) return error.status;
	if (error instanceof NetworkError) return 503;
	if (isAnswer(error)) return error.status === 404 ? 404 : 500;
	return error instanceof ApiError ? 503 : 500;
}

/**
 * Replaces errors by what shoppers may see of them, for the markup and for the client alike; logs the rest. A page whose slice
 * cannot be had is our fault to a shopper, and to a search engine one to ask for again.
 */
export function withoutSecrets(context: StaticHandlerContext): StaticHandlerContext {
	if (!context.errors) return context;
	const entries = Object.entries(context.errors).map(([id, error]) => {
		const status = statusOf(error);
		if (status >= 500) console.error(`${context.location.pathname} failed`, error);
		return [id, { status, statusText: '', internal: false, data: null }] as const;
	});
	const isMissing = Object.values(context.errors)[0] instanceof LoadError;
	const statusCode = isMissing ? 503 : (entries[0]?.[1].status ?? context.statusCode);
	return { ...context, errors: Object.fromEntries(entries), statusCode };
}

/** The same page with the error view in its place; undefined where there is no place for one. */
export function withPageFailed(context: StaticHandlerContext): StaticHandlerContext | undefined {
	const slot = context.matches.findLast(({ route }) => isSlot(route.id));
	if (!slot) return;
	const error = { status: 500, statusText: '', internal: false, data: null };
	return { ...context, errors: { [slot.route.id]: error }, statusCode: 500 };
}
