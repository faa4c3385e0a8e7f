import { Server } from 'node:http';
import type { ServerType } from '@hono/node-server';

const MAX_CONNECTIONS = 2000;
/** Milliseconds in which even the slowest phone takes something of an answer. */
const LONGEST_SILENCE = 120_000;

/** Ends connections of which the other side neither sends nor takes anything, and opens none beyond the most (rule 27.25). */
export function limitConnections(server: ServerType, silence = LONGEST_SILENCE): void {
	if (!(server instanceof Server)) throw new Error('Only HTTP/1 is served');
	server.maxConnections = MAX_CONNECTIONS;
	server.timeout = silence;
}
