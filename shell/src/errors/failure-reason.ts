import { NetworkError } from '@pasaz/kernel/errors';
import { isRouteErrorResponse } from 'react-router';
import { isLoadFailure, LateError } from '../composition/load-failure.ts';

export type FailureReason = 'offline' | 'unreachable' | 'late' | 'ours';

export function failureReason(error: unknown, isOnline: boolean): FailureReason {
	const isUnanswered = error instanceof NetworkError || (isRouteErrorResponse(error) && error.status === 503);
	if (!isOnline && (isUnanswered || isLoadFailure(error) || error instanceof LateError)) return 'offline';
	if (error instanceof LateError) return 'late';
	return isUnanswered ? 'unreachable' : 'ours';
}

const EMPTY = 'query returned empty result';

function saysEmpty(error: unknown): boolean {
	const text = isRouteErrorResponse(error) ? error.data : error instanceof Error ? error.message : '';
	return typeof text === 'string' && text.includes(EMPTY);
}

/** Whether a product, category or CMS page is missing only because there is no network (rule 20.5). */
export function isMissingOffline(error: unknown, isOnline: boolean): boolean {
	return !isOnline && (saysEmpty(error) || failureReason(error, false) === 'offline');
}
