import { ApiError, NetworkError } from '@pasaz/kernel/errors';
import { expect, it } from 'vitest';
import { LateError, LoadError } from '../composition/load-failure.ts';
import { failureReason, isMissingOffline } from './failure-reason.ts';

const response = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data });
const empty = response(404, 'Category query returned empty result slug = x');

it.each([
	[new NetworkError('no answer'), 'unreachable', 'offline'],
	[new LoadError('no slice'), 'ours', 'offline'],
	[new LateError('late', Promise.resolve()), 'late', 'offline'],
	[Object.assign(new Error('chunk'), { name: 'ChunkLoadError' }), 'ours', 'offline'],
	[response(503), 'unreachable', 'offline'],
	[response(500), 'ours', 'ours'],
	[new ApiError('refused', { status: 500, code: '500' }), 'ours', 'ours'],
	[new TypeError('x is undefined'), 'ours', 'ours'],
	['thrown text', 'ours', 'ours'],
])('%s is %s with network, %s without', (error, online, offline) => {
	expect([failureReason(error, true), failureReason(error, false)]).toEqual([online, offline]);
});

it.each([
	[empty, true],
	[new Error('CMS query returned empty result'), true],
	[new NetworkError('no answer'), true],
	[new LoadError('no slice'), true],
	[response(404), false],
	[new TypeError('x is undefined'), false],
])('%s is missing for want of network: %s (20.5)', (error, expected) => {
	expect([isMissingOffline(error, true), isMissingOffline(error, false)]).toEqual([false, expected]);
});
