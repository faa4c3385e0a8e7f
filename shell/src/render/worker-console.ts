import { format } from 'node:util';
import { withoutSecrets } from '../routing/without-secrets.ts';
import type { WorkerMessage } from './worker-messages.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/** Redirects the console of pages and slices to the log of the server, each entry with its stack in one line. */
export function sendConsole(post: (message: WorkerMessage) => void): void {
	for (const level of LEVELS) {
		console[level] = (...values: unknown[]) =>
			post({ kind: 'log', level, text: withoutSecrets(withoutQueries(format(...values))) });
	}
	console.log = console.info;
}

/** A query may contain a secret from a mail. */
function withoutQueries(text: string): string {
	return text.replaceAll(/(\/[^\s?'"]*)\?[^\s'"]*/g, '$1');
}
