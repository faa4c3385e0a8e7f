import { ApiError, NetworkError } from '@pasaz/kernel/errors';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { LoadError } from '../composition/load-failure.ts';
import { routeError } from '../errors/route-error.ts';
import { isSlot } from '../routing/slots.ts';
import { isAnswer } from './api-failures.ts';

export function statusOf(error: unknown): number {
	if (isRouteErrorResponse(error)) return error.status;
	if (error instanceof NetworkError) return 503;
	if (isAnswer(error)) return error.status === 404 ? 404 : 500;
	return error instanceof ApiError ? 503 : 500;
}

/** Shoppers see only the status of an error. A missing slice is a 503, so that search engines ask again. */
export function withPublicErrors(context: StaticHandlerContext): StaticHandlerContext {
	if (!context.errors) return context;
	const entries = Object.entries(context.errors).map(([id, error]) => {
		const status = statusOf(error);
		if (status >= 500) console.error(`${context.location.pathname} failed`, error);
		return [id, routeError(status)] as const;
	});
	const isMissing = Object.values(context.errors)[0] instanceof LoadError;
	const statusCode = isMissing ? 503 : (entries[0]?.[1].status ?? context.statusCode);
	return { ...context, errors: Object.fromEntries(entries), statusCode };
}

/** Shows the error view in place of the page; undefined if no layout has a place for it. */
export function withErrorView(context: StaticHandlerContext): StaticHandlerContext | undefined {
	const slot = context.matches.findLast(({ route }) => isSlot(route.id));
	if (!slot) return;
	return { ...context, errors: { [slot.route.id]: routeError(500) }, statusCode: 500 };
}
