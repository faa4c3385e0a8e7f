import { expect, it } from 'vitest';
import { statusMessage } from './order-status.ts';

it.each([
	['pending', 'statusPending'],
	['complete', 'statusComplete'],
	['shipped_by_owl', undefined],
	['constructor', undefined],
])('%s has the message %s', (status, message) => {
	expect(statusMessage(status)).toBe(message);
});
