import { ApiError, NetworkError } from '@pasaz/kernel/errors';
import { expect, it } from 'vitest';
import { routeError } from '../errors/route-error.ts';
import { statusOf } from './page-response.ts';

it.each([
	['a page that is not there', routeError(404), 404],
	['an API that does not answer', new NetworkError('no answer'), 503],
	['an API that knows no such thing', new ApiError('none', { status: 404, code: 'not-found' }), 404],
	['an API that fails', new ApiError('no', { status: 500, code: 'internal' }), 503],
	['an API that has enough of us for now', new ApiError('no', { status: 429, code: 'too-many-requests' }), 503],
	['an API that refuses', new ApiError('no', { status: 422, code: 'bad' }), 500],
	['a fault of our own', new Error('secret'), 500],
])('gives %s its status', (_, error, status) => expect(statusOf(error)).toBe(status));
