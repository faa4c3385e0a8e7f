import { format } from 'node:util';
import type { WorkerMessage } from './messages.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/** What pages and slices say on the console goes to the server's log, whole stacks in one line each, instead of between its lines. */
export function sendConsole(post: (message: WorkerMessage) => void): void {
	for (const level of LEVELS) {
		console[level] = (...said: unknown[]) => post({ kind: 'said', level, text: withoutQueries(format(...said)) });
	}
	console.log = console.info;
}

/** What stands behind an address's question mark may be a secret from a mail. */
function withoutQueries(text: string): string {
	return text.replaceAll(/(\/[^\s?'"]*)\?[^\s'"]*/g, '$1');
}
