import { afterEach, expect, it } from 'vitest';
import { sendConsole } from './worker-console.ts';
import type { WorkerMessage } from './worker-messages.ts';

const { debug, info, warn, error, log } = console;
afterEach(() => Object.assign(console, { debug, info, warn, error, log }));

it('sends what is said as one message each, with its level and the whole stack', () => {
	const sent: WorkerMessage[] = [];
	sendConsole((message) => sent.push(message));
	console.info('No mapping found', { url: 'nic' });
	console.error('A page failed', new Error('no answer', { cause: new Error('refused') }));
	expect(sent[0]).toEqual({ kind: 'log', level: 'info', text: "No mapping found { url: 'nic' }" });
	expect(sent[1]).toMatchObject({
		level: 'error',
		text: expect.stringMatching(/^A page failed Error: no answer\n +at /),
	});
	expect(sent[1]).toMatchObject({ text: expect.stringContaining('refused') });
	expect(sent).toHaveLength(2);
});

it('keeps to itself what an address carries behind its path', () => {
	const sent: WorkerMessage[] = [];
	sendConsole((message) => sent.push(message));
	console.error('/create-password?email=anna@example.com&resetToken=abc failed', new Error('at /x?token=1'));
	expect(JSON.stringify(sent)).toContain('/create-password failed');
	expect(JSON.stringify(sent)).not.toMatch(/anna|abc|token=/);
});

it('keeps the secret of an order to itself (27.21)', () => {
	const sent: WorkerMessage[] = [];
	sendConsole((message) => sent.push(message));
	console.error('/zamowienie/8f14e45f-ceea-467f-a9b1-0c5d3c1a9e77/qB3-f_0ZrVYc1kXo8s7LmTgW2aHdNpE5 failed');
	expect(sent).toMatchObject([{ text: '/zamowienie/8f14e45f-ceea-467f-a9b1-0c5d3c1a9e77/… failed' }]);
});
